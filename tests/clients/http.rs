//! curl, Python's `http.client` and minreq.

use std::io::{Read, Write};
use std::path::Path;

use serde_json::{Value, json};

use crate::help::{as_uid, has, root};
use crate::model::{ANSWER, Model};
use crate::setup::{GUEST, IO, Keeper};

fn question(stream: bool) -> String {
    json!({
        "model": "claude-haiku-4-5", "max_tokens": 99, "stream": stream, "messages": [{"role": "user", "content": "hello"}],
    })
    .to_string()
}

/// Whether a client is on this machine; if not, says what is skipped.
fn there(program: &str) -> bool {
    let there = has(program);
    if !there {
        eprintln!("SKIPPED, not installed: {program}");
    }
    there
}

fn curl(keeper: &Keeper, uid: u32, args: &[&str]) -> String {
    let url = keeper.url("/guest/v1/messages");
    let all = [&["-q", "-sS", "-i", "-m", "60", "-H", "Content-Type: application/json"], args, &[&url]].concat();
    let output = keeper.run(uid, Path::new("/usr/bin/curl"), &all, &[], "");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn curl_is_answered_whole_and_streamed_and_told_what_it_may_not_do() {
    if !root("curl as the guest") || !there("/usr/bin/curl") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let guest = keeper.uids[GUEST];
    let (whole, stream) = (question(false), question(true));
    let said = curl(&keeper, guest, &["-H", "Connection: keep-alive", "-d", &whole]);
    assert!(said.starts_with("HTTP/1.1 200 ") && said.contains(ANSWER), "{said}");
    let said = curl(&keeper, guest, &["-N", "-d", &stream]);
    assert!(said.starts_with("HTTP/1.1 200 ") && said.contains("text/event-stream"), "{said}");
    assert!(said.trim_end().ends_with(r#"data: {"type":"message_stop"}"#), "{said}");
    assert_eq!(model.asked().len(), 2);
    for (args, status) in
        [(["-H", "Transfer-Encoding: chunked", "-d", &whole].as_slice(), "411"), (&["--http1.0", "-d", &whole], "505")]
    {
        let said = curl(&keeper, guest, args);
        assert_eq!(said.split(' ').nth(1), Some(status), "{said}");
    }
    let said = curl(&keeper, keeper.uids[IO], &["-d", &whole]);
    assert!(said.starts_with("HTTP/1.1 403 "), "{said}");
    assert_eq!(model.asked().len(), 2, "only what was allowed reached the upstream");
}

#[test]
fn curl_that_waits_for_a_continue_is_answered() {
    if !root("curl as the guest") || !there("/usr/bin/curl") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let said = curl(&keeper, keeper.uids[GUEST], &["-H", "Expect: 100-continue", "-d", &question(false)]);
    let statuses: Vec<&str> = said.lines().filter(|line| line.starts_with("HTTP/1.1 ")).collect();
    assert_eq!(statuses, ["HTTP/1.1 100 Continue", "HTTP/1.1 200 OK"], "{said}");
    assert_eq!(model.asked().len(), 1);
}

#[test]
fn two_requests_of_one_python_connection_are_both_answered() {
    if !root("Python as the guest") || !there("/usr/bin/python3") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let script = "import http.client, json, sys\n\
        c = http.client.HTTPConnection('127.0.0.1', int(sys.argv[1]), timeout=60)\n\
        for _ in range(2):\n    \
            c.request('POST', '/guest/v1/messages', sys.argv[2], {'Content-Type': 'application/json', 'Connection': 'keep-alive'})\n    \
            r = c.getresponse()\n    \
            print(r.status, json.loads(r.read())['content'][0]['text'])\n";
    let (port, question) = (keeper.port.to_string(), question(false));
    let args = ["-c", script, &port, &question];
    let output =
        keeper.run(keeper.uids[GUEST], Path::new("/usr/bin/python3"), &args, &[("PYTHONIOENCODING", "utf-8")], "");
    let line = format!("200 {ANSWER}\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{line}{line}"), "{output:?}");
    assert_eq!(model.asked().len(), 2);
}

#[test]
fn minreq_reads_the_answers_of_the_keeper() {
    if !root("minreq as the guest") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let url = keeper.url("/guest/v1/messages");
    let (status, body) = as_uid(keeper.uids[GUEST], move || {
        let request = minreq::post(url).with_header("Content-Type", "application/json").with_body(question(false));
        let answer = request.with_timeout(60).send().unwrap();
        (answer.status_code, answer.as_bytes().to_vec())
    });
    assert_eq!(status, 200);
    let body: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(body["content"][0]["text"], ANSWER);
}

#[test]
fn a_second_request_behind_the_first_is_never_sent_on() {
    if !root("a guest that sends two at once") {
        return;
    }
    let model = Model::start();
    let keeper = Keeper::start(&model, false);
    let mut stream = keeper.connect(keeper.uids[GUEST]);
    let body = question(false);
    let host = keeper.port;
    let one = format!(
        "POST /guest/v1/messages HTTP/1.1\r\nHost: 127.0.0.1:{host}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // It may refuse before it has read everything.
    drop(stream.write_all(format!("{one}{one}").as_bytes()));
    let mut said = Vec::new();
    drop(stream.read_to_end(&mut said));
    let said = String::from_utf8_lossy(&said);
    assert_eq!(said.matches("HTTP/1.1 ").count(), 1, "{said}");
    assert!(model.asked().len() <= 1, "{said}");
}
