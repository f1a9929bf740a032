use super::*;

fn ran(words: &[&str]) -> (Exit, String) {
    let (command, rest) = words.split_first().unwrap();
    let rest: Vec<OsString> = rest.iter().map(OsString::from).collect();
    let mut out = Vec::new();
    let exit = dispatch(OsStr::new(command), &rest, &mut &b""[..], &mut out);
    (exit, String::from_utf8(out).unwrap())
}

#[test]
fn a_command_that_is_not_there_is_a_usage_error() {
    for wrong in [
        &["nothing"][..],
        &["Ask"],
        &["help", "nothing"],
        &["help", "ask", "up"],
        &["ask"],
        &["kind"],
        &["kind", "on"],
        &["config"],
        &["group"],
        &["group", "leave"],
        &["group", "leave", "111"],
        &["group", "leave", "acme"],
        &["guests"],
        &["guests", "purge", "all"],
        &["why", "5"],
        &["why", "--last", "0"],
        &["act"],
    ] {
        assert_eq!(ran(wrong).0, Exit::USAGE, "{wrong:?}");
    }
}

#[test]
fn every_command_of_the_table_is_dispatched() {
    for command in args::COMMANDS {
        // A flag that none of them has: whoever reads its command line refuses it as usage, before anything else.
        if !matches!(command.name, "version" | "help") {
            assert_eq!(ran(&[command.name, "--no-such-flag"]).0, Exit::USAGE, "{}", command.name);
        }
    }
    assert!(ran(&["help"]).1.contains("mila-gate help COMMAND"));
    assert!(ran(&["help", "ask"]).1.contains("--wait SECONDS"));
    assert!(ran(&["version"]).1.starts_with("mila-gate 0."));
}

#[test]
fn a_reader_that_has_gone_is_no_fault() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _bytes: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    assert_eq!(print(&mut Gone, "x"), Exit::OK);
}
