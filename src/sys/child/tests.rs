use std::io::Read;
use std::os::unix::net::UnixListener;
use std::path::Path;

use super::*;
use crate::sys::creds::my_uid;

fn shell(script: &str) -> Spec<'static> {
    let argv = ["sh", "-c", script].map(OsString::from).to_vec();
    Spec { stdout: Stream::Pipe, ..Spec::new(Program::At(Path::new("/bin/sh")), argv) }
}

fn said(spec: Spec<'_>) -> (String, Ended) {
    let mut child = start(spec).unwrap();
    let mut text = String::new();
    child.stdout().unwrap().read_to_string(&mut text).unwrap();
    (text, child.wait(None).unwrap().unwrap())
}

#[test]
fn a_child_has_the_environment_it_was_given_and_no_other() {
    let mut spec = shell("/usr/bin/env");
    spec.env = vec![("LANG".into(), "C.UTF-8".into())];
    let (text, end) = said(spec);
    assert_eq!(end, Ended::Exit(0));
    let mut names: Vec<&str> = text.lines().filter_map(|line| line.split('=').next()).collect();
    names.retain(|name| !matches!(*name, "PWD" | "_" | "SHLVL" | "OLDPWD"));
    assert_eq!(names, ["LANG"]);
}

#[test]
fn listeners_stand_from_descriptor_three_on_and_nothing_else_is_open() {
    let folder = std::env::temp_dir().join(format!("mila-child-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let first = UnixListener::bind(folder.join("a")).unwrap();
    let second = UnixListener::bind(folder.join("b")).unwrap();
    let mut spec = shell("ls /proc/$$/fd; echo $LISTEN_FDS; readlink /proc/$$/fd/4");
    spec.listeners = vec![first.into(), second.into()];
    let (text, _) = said(spec);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..6], ["0", "1", "2", "3", "4", "2"], "{text}");
    assert!(lines[6].starts_with("socket:"), "{text}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_program_is_run_by_the_descriptor_of_its_image() {
    let image = SelfImage { file: File::open("/bin/echo").unwrap() };
    let argv = ["echo", "here"].map(OsString::from).to_vec();
    let spec = Spec { stdout: Stream::Pipe, ..Spec::new(Program::Image(&image), argv) };
    assert_eq!(said(spec).0, "here\n");
}

#[test]
fn a_child_that_still_runs_is_told_from_one_that_ended() {
    let mut child = start(Spec { stdin: Stream::Pipe, ..shell("read x") }).unwrap();
    assert_eq!(child.wait(Some(Duration::from_millis(1))).unwrap(), None);
    child.signal(libc::SIGKILL).unwrap();
    assert_eq!(child.wait(None).unwrap(), Some(Ended::Signal(libc::SIGKILL)));
}

#[test]
fn a_program_that_is_not_there_is_an_error_and_starts_nothing() {
    assert!(start(Spec::new(Program::At(Path::new("/nowhere/at/all")), vec!["x".into()])).is_err());
}

#[test]
fn root_never_sweeps() {
    if my_uid() == 0 {
        assert!(sweep_uid().is_err());
    }
}

#[test]
fn what_a_program_leaves_in_its_group_ends_with_it_and_a_late_signal_meets_nobody() {
    let mut spec = shell("sleep 1000 & echo $!");
    spec.new_session = true;
    let mut child = start(spec).unwrap();
    let mut pid = String::new();
    let mut out = io::BufReader::new(child.stdout().unwrap());
    io::BufRead::read_line(&mut out, &mut pid).unwrap();
    assert_eq!(child.wait(None).unwrap(), Some(Ended::Exit(0)));
    // The pipe's end comes when the last holder, the sleeper, is gone.
    assert_eq!(out.read_to_end(&mut Vec::new()).unwrap(), 0);
    child.signal(KILL).unwrap();
    child.signal_group(KILL).unwrap();
    assert_eq!(child.wait(None).unwrap(), Some(Ended::Exit(0)));
}

#[test]
fn a_bound_above_the_one_that_stands_is_no_reason_not_to_start() {
    let mut spec = shell("ulimit -Hn; ulimit -Hc");
    spec.bounds = Bounds { files: Some(u64::MAX), file_bytes: Some(1 << 40), processes: None };
    let (text, end) = said(spec);
    assert_eq!(end, Ended::Exit(0));
    assert_eq!(text.lines().nth(1), Some("0"), "{text}");
}
