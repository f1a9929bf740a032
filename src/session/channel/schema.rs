//! The list of tools as clients are given it: JSON Schema (draft 2020-12) of the arguments, and the hints.

use crate::base::answer::Answer;
use crate::base::json::{self, Json};
use crate::session::channel::rpc::{object, text};
use crate::session::channel::tools::{Field, INBOX_WAIT, TOOLS, Takes, Tool};

/// The answer to `tools/list`. Of the kinds that there are now, an agent may pick one; where they are not known, any text.
pub(super) fn list(inbox: bool, kinds: &[String]) -> Json {
    let shown = TOOLS.iter().filter(|tool| inbox || tool.name != INBOX_WAIT);
    object([("tools", Json::Arr(shown.map(|tool| described(tool, kinds)).collect()))])
}

/// The ids in the proxy's answer to `kinds`; none in a refusal.
pub(super) fn kinds(told: &[u8]) -> Vec<String> {
    if Answer::from_json(told).is_ok() {
        return Vec::new();
    }
    let told = json::parse(told).unwrap_or(Json::Null);
    let list = told.get("kinds").and_then(Json::arr).unwrap_or_default();
    list.iter().filter_map(|kind| kind.get("id").and_then(Json::str).map(str::to_owned)).collect()
}

fn described(tool: &Tool, kinds: &[String]) -> Json {
    let properties = tool.fields.iter().map(|field| (field.name.to_owned(), schema(field, kinds))).collect();
    let must = tool.fields.iter().filter(|field| field.must).map(|field| text(field.name)).collect();
    let schema = object([
        ("type", text("object")),
        ("properties", Json::Obj(properties)),
        ("required", Json::Arr(must)),
        ("additionalProperties", Json::Bool(false)),
    ]);
    let hints = object([
        ("readOnlyHint", Json::Bool(tool.hints.reads)),
        ("destructiveHint", Json::Bool(false)),
        ("idempotentHint", Json::Bool(tool.hints.again)),
        ("openWorldHint", Json::Bool(tool.hints.open)),
    ]);
    object([
        ("name", text(tool.name)),
        ("description", text(tool.about)),
        ("inputSchema", schema),
        ("annotations", hints),
    ])
}

fn schema(field: &Field, kinds: &[String]) -> Json {
    let texts = |list: &mut dyn Iterator<Item = &str>| Json::Arr(list.map(text).collect());
    let number = |number: usize| Json::Int(i64::try_from(number).unwrap_or(i64::MAX));
    let mut schema = match field.takes {
        Takes::Choice(list) => vec![("type", text("string")), ("enum", texts(&mut list.iter().copied()))],
        Takes::Flag => vec![("type", text("boolean"))],
        Takes::Id => {
            vec![("type", texts(&mut ["string", "integer"].into_iter())), ("pattern", text("^-?[0-9]{1,19}$"))]
        }
        Takes::Kind if !kinds.is_empty() => {
            vec![("type", text("string")), ("enum", texts(&mut kinds.iter().map(String::as_str)))]
        }
        Takes::Kind | Takes::Text => vec![("type", text("string"))],
        Takes::Number(least, most) => {
            let mut bounds = vec![("type", text("integer")), ("minimum", Json::Int(i64::from(least)))];
            if most < u32::MAX {
                bounds.push(("maximum", Json::Int(i64::from(most))));
            }
            bounds
        }
        Takes::Object => vec![("type", text("object"))],
        Takes::Texts(most) => {
            vec![("type", text("array")), ("items", object([("type", text("string"))])), ("maxItems", number(most))]
        }
    };
    schema.push(("description", text(field.about)));
    // A kind that is not there would be no value of the list.
    let example = match (field.takes, kinds.first()) {
        (Takes::Kind, Some(first)) => Json::Str(first.clone()),
        _ => json::parse(field.example.as_bytes()).unwrap_or(Json::Null),
    };
    schema.push(("examples", Json::Arr(vec![example])));
    Json::Obj(schema.into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_that_there_are_become_the_choice_and_a_refusal_becomes_none() {
        assert_eq!(kinds(br#"{"kinds":[{"id":"note"},{"id":"bot_send","on":false}]}"#), ["note", "bot_send"]);
        for other in [&b"nonsense"[..], b"{}", br#"{"kinds":5}"#] {
            assert_eq!(kinds(other), Vec::<String>::new());
        }
        let kind = TOOLS.iter().flat_map(|tool| tool.fields).find(|field| field.takes == Takes::Kind).unwrap();
        let choice = schema(kind, &["note".to_owned()]);
        assert_eq!(choice.get("enum"), Some(&Json::Arr(vec![text("note")])));
        assert_eq!(choice.get("examples"), Some(&Json::Arr(vec![text("note")])));
        assert_eq!(schema(kind, &[]).get("enum"), None);
    }

    #[test]
    fn only_what_changes_nothing_is_said_to_change_nothing() {
        let reading = |inbox| {
            let list = list(inbox, &[]);
            let tools = list.get("tools").and_then(Json::arr).unwrap_or_default().to_vec();
            let reads = |tool: &Json| tool.get("annotations").and_then(|hints| hints.get("readOnlyHint")?.bool());
            let names = tools.iter().filter(|tool| reads(tool) == Some(true));
            names.filter_map(|tool| tool.get("name")?.str().map(str::to_owned)).collect::<Vec<_>>()
        };
        let always = ["list_kinds", "check_text", "consent_status", "list_requests"];
        assert_eq!(reading(false), always);
        assert_eq!(reading(true), [&always[..], &[INBOX_WAIT]].concat());
    }
}
