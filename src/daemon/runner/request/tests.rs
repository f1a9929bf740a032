use super::*;

fn kinds() -> Kinds {
    Kinds::of_the_format()
}

const DEF: &str = "6fd320c44e2cb75c864a9eff88dc5b381f22b8af68e8eb822a8e1178588aff4c";
const SHA: &str = "f3877e8a3d98f809d9f844060fbea2864a4b66980a22ff22297014d0c168db2e";

fn good() -> String {
    format!(
        "{{\"op\":\"run\",\"id\":\"r-5f2c91a07d\",\"kind\":\"bot_send\",\"def\":\"{DEF}\",\"seconds\":120,\
         \"request\":{{\"cents\":0,\"files\":[{{\"name\":\"in.txt\",\"sha256\":\"{SHA}\",\"size\":10}}],\"id\":\"r-5f2c91a07d\",\
         \"kind\":\"bot_send\",\"payload\":{{\"chat\":{{\"id\":\"111\",\"name\":\"Anna\",\"runs\":{{\"chat\":111}}}},\"text\":\"a\"}}}},\
         \"files\":[10]}}"
    )
}

fn taken(line: &str) -> Result<Run, Refusal> {
    match read(line.as_bytes(), &kinds())? {
        Op::Run(run) => Ok(*run),
        Op::Status => Err(Refusal::op_unknown("status")),
    }
}

fn refused(from: &str, to: &str) -> Code {
    let good = good();
    assert!(good.contains(from), "{from}");
    taken(&good.replacen(from, to, 1)).map(|run| run.stdin).unwrap_err().code
}

#[test]
fn a_whole_request_is_taken_and_the_program_gets_its_canonical_bytes() {
    let run = taken(&good()).unwrap();
    assert_eq!((run.id.as_str(), run.seconds, run.targets), ("r-5f2c91a07d", 120, vec!["111".to_owned()]));
    assert_eq!(run.files[0].sha256.hex(), SHA);
    assert!(run.stdin.starts_with("{\"cents\":0,\"files\":[{\"name\":\"in.txt\""), "{}", run.stdin);
    assert!(matches!(read(b"{\"op\":\"status\"}", &kinds()), Ok(Op::Status)));
}

#[test]
fn a_definition_that_is_not_the_runners_own_is_refused() {
    assert_eq!(refused(DEF, &DEF.replace('6', "7")), Code::KindChanged);
    assert_eq!(refused(DEF, "6fd320c44e2cb75c864a9eff88dc5b38"), Code::KindChanged);
    assert_eq!(refused("\"kind\":\"bot_send\",\"def\"", "\"kind\":\"other\",\"def\""), Code::KindUnknown);
}

#[test]
fn a_program_gets_no_more_time_than_its_kind_says() {
    assert_eq!(taken(&good().replace("\"seconds\":120", "\"seconds\":900")).unwrap().seconds, 120);
    assert_eq!(taken(&good().replace("\"seconds\":120", "\"seconds\":5")).unwrap().seconds, 5);
    assert_eq!(refused("\"seconds\":120", "\"seconds\":0"), Code::FieldMissing);
}

#[test]
fn a_target_that_leads_elsewhere_than_the_runners_own_table_says_is_refused() {
    let table = good().replace(
        "{\"id\":\"111\",\"name\":\"Anna\",\"runs\":{\"chat\":111}}",
        "{\"id\":\"ops\",\"name\":\"Ops room\",\"runs\":{\"chat\":-1001111111111}}",
    );
    assert_eq!(taken(&table).unwrap().targets, ["ops"]);
    assert_eq!(taken(&table.replace("-1001111111111", "-1002222222222")).unwrap_err().code, Code::TargetChanged);
    assert_eq!(refused("{\"chat\":111}", "{\"chat\":112}"), Code::TargetChanged);
    assert_eq!(refused("\"id\":\"111\"", "\"id\":\"0111\""), Code::TargetChanged);
    assert_eq!(refused("{\"chat\":111}", "{\"chat\":111,\"as\":1}"), Code::TargetChanged);
    assert_eq!(refused("\"name\":\"Anna\",", ""), Code::FieldType);
    assert_eq!(refused("\"name\":\"Anna\"", "\"name\":\"Anna\",\"url\":1"), Code::FieldType);
}

#[test]
fn what_stands_twice_must_be_the_same() {
    assert_eq!(refused("\"kind\":\"bot_send\",\"payload\"", "\"kind\":\"other\",\"payload\""), Code::FieldMissing);
    assert_eq!(
        refused(
            "\"id\":\"r-5f2c91a07d\",\"kind\":\"bot_send\",\"payload\"",
            "\"id\":\"r-0000000000\",\"kind\":\"bot_send\",\"payload\""
        ),
        Code::FieldMissing
    );
    assert_eq!(refused("\"files\":[10]", "\"files\":[11]"), Code::FieldMissing);
    assert_eq!(refused("\"files\":[10]", "\"files\":[]"), Code::FieldMissing);
    assert_eq!(refused("\"files\":[10]", "\"files\":[10,10]"), Code::FieldMissing);
}

#[test]
fn unknown_fields_and_loose_json_are_refused() {
    assert_eq!(refused("\"seconds\":120", "\"seconds\":120,\"argv\":[\"sh\"]"), Code::FieldUnknown);
    assert_eq!(refused("\"cents\":0", "\"cents\":0,\"env\":{}"), Code::FieldUnknown);
    assert_eq!(refused("\"text\":\"a\"", "\"text\":\"a\",\"html\":true"), Code::FieldUnknown);
    assert_eq!(refused("\"size\":10}", "\"size\":10,\"path\":\"/etc/passwd\"}"), Code::FieldUnknown);
    assert_eq!(refused("\"seconds\":120", "\"seconds\":120.0"), Code::JsonStrict);
    assert_eq!(refused("\"seconds\":120", "\"seconds\":120,\"seconds\":120"), Code::JsonStrict);
    assert_eq!(refused("\"op\":\"run\"", "\"op\":\"shell\""), Code::OpUnknown);
    assert_eq!(refused("\"id\":\"r-5f2c91a07d\"", "\"id\":\"../x\""), Code::IdUnknown);
    assert!(read(b"", &kinds()).is_err() && read(b"{}", &kinds()).is_err());
}
