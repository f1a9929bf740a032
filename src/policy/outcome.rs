//! What a program said about its run (FORMATS §6): read strictly, since it is the only word on what happened outside.

use crate::base::answer::Ran;
use crate::base::json::{self, Json};
use crate::base::limits::{ACTION_ANSWER_MAX, JSON_INT_MAX, RESULT_MAX, TARGETS_MAX};
use crate::base::refusal::clip;
use crate::text::visible::{self, Rule};

/// Characters of what a service said about one target.
pub const SAID_MAX: usize = 200;
/// Characters of a code of a service.
const CODE_MAX: usize = 32;

/// What ran, and what was said about it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Outcome {
    /// What ran.
    pub ran: Ran,
    /// Targets where it was done.
    pub done: Vec<String>,
    /// Targets where it was not.
    pub failed: Vec<Failed>,
    /// What the program wants to be known, as shown text.
    pub result: Option<String>,
}

/// A target where it was not done.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Failed {
    /// The target's id.
    pub target: String,
    /// The service's code: `401`.
    pub code: String,
    /// What the service said, as shown text.
    pub said: String,
}

impl Outcome {
    /// Nobody knows what ran.
    #[must_use]
    pub const fn unknown() -> Self {
        Self { ran: Ran::Unknown, done: Vec::new(), failed: Vec::new(), result: None }
    }

    /// Reads what a program printed. Whatever is not exactly one object of the known shape, names a target that was not
    /// asked for, or contradicts itself, says nothing: nobody knows what ran.
    #[must_use]
    pub fn of_program(stdout: &[u8], targets: &[String]) -> Self {
        if stdout.len() > ACTION_ANSWER_MAX {
            return Self::unknown();
        }
        json::parse(stdout).ok().and_then(|value| Self::read(&value, targets)).unwrap_or_else(Self::unknown)
    }

    fn read(value: &Json, targets: &[String]) -> Option<Self> {
        let Json::Obj(fields) = value else { return None };
        if fields.iter().any(|(name, _)| !matches!(name.as_str(), "ran" | "done" | "failed" | "result")) {
            return None;
        }
        let known = |id: &str| targets.iter().any(|target| target == id).then(|| id.to_owned());
        let items = |name: &str| match value.get(name) {
            None => Some(&[][..]),
            Some(list) => list.arr().filter(|items| items.len() <= TARGETS_MAX),
        };
        let done = items("done")?.iter().map(|id| known(id.str()?)).collect::<Option<Vec<_>>>()?;
        let failed = items("failed")?.iter().map(|item| failed(item, &known)).collect::<Option<Vec<_>>>()?;
        let result = match value.get("result") {
            None => None,
            Some(text) => Some(shown(text.str()?, RESULT_MAX)).filter(|text| !text.is_empty()),
        };
        let ran = Ran::parse(value.get("ran")?.str()?)?;
        let contradicts = match ran {
            Ran::Yes => !failed.is_empty(),
            Ran::No => !done.is_empty(),
            Ran::Part | Ran::Unknown => false,
        };
        (!contradicts).then_some(Self { ran, done, failed, result })
    }

    /// As a program prints it.
    #[must_use]
    pub fn to_program(&self) -> String {
        json::canonical(&Json::Obj(self.fields()))
    }

    /// As the runner hands it on, with the time it took.
    #[must_use]
    pub fn to_json(&self, ms: u64) -> String {
        let mut fields = self.fields();
        let ms = i64::try_from(ms).unwrap_or(JSON_INT_MAX).min(JSON_INT_MAX);
        fields.push(("ms".to_owned(), Json::Int(ms)));
        json::canonical(&Json::Obj(fields))
    }

    fn fields(&self) -> Vec<(String, Json)> {
        let text = |text: &str| Json::Str(text.to_owned());
        let mut fields = vec![("ran".to_owned(), text(self.ran.as_str()))];
        if !self.done.is_empty() {
            fields.push(("done".to_owned(), Json::Arr(self.done.iter().map(|id| text(id)).collect())));
        }
        if !self.failed.is_empty() {
            let failed = self.failed.iter().map(|failed| {
                let pair = |name: &str, value: &str| (name.to_owned(), text(value));
                Json::Obj(vec![pair("target", &failed.target), pair("code", &failed.code), pair("said", &failed.said)])
            });
            fields.push(("failed".to_owned(), Json::Arr(failed.collect())));
        }
        if let Some(result) = &self.result {
            fields.push(("result".to_owned(), text(result)));
        }
        fields
    }

    /// Reads the runner's line: the outcome and its milliseconds. What cannot be read says nothing.
    #[must_use]
    pub fn of_runner(line: &[u8], targets: &[String]) -> (Self, u64) {
        let Ok(Json::Obj(fields)) = json::parse(line) else { return (Self::unknown(), 0) };
        let (ms, rest): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(name, _)| name == "ms");
        let ms = ms.first().and_then(|(_, ms)| ms.int()).and_then(|ms| u64::try_from(ms).ok()).unwrap_or_default();
        (Self::read(&Json::Obj(rest), targets).unwrap_or_else(Self::unknown), ms)
    }

    /// The code of the first target where it was not done.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.failed.first().map(|failed| failed.code.as_str()).filter(|code| !code.is_empty())
    }
}

impl Failed {
    /// A code in the form that is taken: what does not fit it becomes a dash.
    #[must_use]
    pub fn code(text: &str) -> String {
        text.chars().take(CODE_MAX).map(|c| if is_code_char(c) { c } else { '-' }).collect()
    }
}

const fn is_code_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.')
}

fn failed(item: &Json, known: &dyn Fn(&str) -> Option<String>) -> Option<Failed> {
    let Json::Obj(fields) = item else { return None };
    if fields.iter().any(|(name, _)| !matches!(name.as_str(), "target" | "code" | "said")) {
        return None;
    }
    let optional = |name: &str| item.get(name).map_or(Some(""), Json::str);
    let code = optional("code")?;
    (code.len() <= CODE_MAX && code.chars().all(is_code_char)).then_some(())?;
    Some(Failed {
        target: known(item.get("target")?.str()?)?,
        code: code.to_owned(),
        said: shown(optional("said")?, SAID_MAX),
    })
}

/// A program's text as it can be shown: cut, on lines, and each character that would hide or move something replaced.
fn shown(text: &str, most: usize) -> String {
    let text: String = text.replace("\r\n", "\n").chars().map(|c| if c == '\t' { ' ' } else { c }).collect();
    let mut text = clip(text.trim(), most);
    // Every finding goes away with its character, so this ends; the bound is for a rule that would find in U+FFFD itself.
    for _ in 0..=most {
        let Err(finding) = visible::check(&text, Rule::TEXT) else { return text };
        let mut chars: Vec<char> = text.chars().collect();
        match chars.get_mut(finding.at) {
            Some(c) if *c != '\u{fffd}' => *c = '\u{fffd}',
            Some(_) => {
                chars.remove(finding.at);
            }
            None => return String::new(),
        }
        text = chars.into_iter().collect();
    }
    String::new()
}

#[cfg(test)]
mod tests;
