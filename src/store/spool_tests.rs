use super::*;
use crate::store::temp::Temp;

fn id(number: usize) -> RequestId {
    RequestId::parse(&format!("r-{number:010x}")).unwrap()
}

fn none(_: &RequestId) -> bool {
    false
}

fn all(_: &RequestId) -> bool {
    true
}

fn store(
    spool: &Spool,
    number: usize,
    files: &[(&str, &[u8])],
    open: &dyn Fn(&RequestId) -> bool,
) -> Result<(), SpoolError> {
    let bytes = files.iter().map(|(_, bytes)| u64::try_from(bytes.len()).unwrap()).sum();
    let mut draft = spool.begin(&id(number), bytes, open)?;
    for (name, bytes) in files {
        draft.file(name, u64::try_from(bytes.len()).unwrap(), &mut &**bytes)?;
    }
    draft.commit(&format!("{{\"number\":{number}}}"))
}

#[test]
fn a_request_comes_back_with_its_files_as_they_were_hashed() {
    let temp = Temp::new("spool");
    let spool = Spool::open(&temp.dir()).unwrap();
    let mut draft = spool.begin(&id(1), 15, &none).unwrap();
    let first = draft.file("in.txt", 10, &mut &b"hello file and more"[..]).unwrap();
    assert_eq!(first.sha256, Digest::of(b"hello file"));
    draft.file("Grüße \"1\".txt", 5, &mut &b"12345"[..]).unwrap();
    draft.commit("{\"kind\":\"note\"}").unwrap();
    for spool in [spool, Spool::open(&temp.dir()).unwrap()] {
        let stored = spool.load(&id(1)).unwrap();
        assert_eq!(stored.request, "{\"kind\":\"note\"}");
        let names: Vec<_> = stored.files.iter().map(|(facts, _)| facts.name.as_str()).collect();
        assert_eq!(names, ["in.txt", "Grüße \"1\".txt"]);
        let mut text = String::new();
        stored.files.into_iter().next().unwrap().1.read_to_string(&mut text).unwrap();
        assert_eq!(text, "hello file");
        assert_eq!(spool.list(), [id(1)]);
    }
}

#[test]
fn a_file_that_is_not_as_it_was_hashed_is_gone() {
    let temp = Temp::new("spool-changed");
    let spool = Spool::open(&temp.dir()).unwrap();
    let request = temp.path().join("spool").join(id(1).as_str());
    let folder = temp.path().join("spool").join(files_of(&id(1)));
    let changes: [&dyn Fn(); 5] = [
        &|| std::fs::write(folder.join("1"), "hello fils").unwrap(),
        &|| std::fs::write(folder.join("1"), "hello file\n").unwrap(),
        &|| std::fs::remove_file(folder.join("1")).unwrap(),
        &|| std::fs::write(&request, "[]x\n{}").unwrap(),
        &|| std::fs::write(&request, b"\xff").unwrap(),
    ];
    for change in changes {
        store(&spool, 1, &[("in.txt", b"hello file")], &none).unwrap();
        assert!(spool.load(&id(1)).is_ok());
        change();
        assert!(matches!(spool.load(&id(1)), Err(SpoolError::Gone(_))));
        spool.remove(&id(1)).unwrap();
        assert!(matches!(spool.load(&id(1)), Err(SpoolError::Gone(_))));
    }
    // A list that says something else of a file that is there.
    store(&spool, 2, &[], &none).unwrap();
    let folder = temp.path().join("spool").join(files_of(&id(2)));
    std::fs::create_dir(&folder).unwrap();
    std::os::unix::fs::symlink("/etc/passwd", folder.join("1")).unwrap();
    let facts = FileFacts { name: "x".to_owned(), size: 1, sha256: Digest::ZERO };
    let request = temp.path().join("spool").join(id(2).as_str());
    std::fs::write(request, facts_to(&[facts]) + "\n{}").unwrap();
    assert!(spool.load(&id(2)).is_err());
}

#[test]
fn a_sender_that_stops_or_sends_more_than_it_said_leaves_nothing() {
    let temp = Temp::new("spool-sender");
    let spool = Spool::open(&temp.dir()).unwrap();
    let mut draft = spool.begin(&id(1), 10, &none).unwrap();
    assert!(matches!(draft.file("a", 11, &mut &[0; 20][..]), Err(SpoolError::Sender(_))));
    draft.file("a", 6, &mut &[0; 6][..]).unwrap();
    assert!(matches!(draft.file("b", 5, &mut &[0; 5][..]), Err(SpoolError::Sender(_))));
    assert!(matches!(draft.file("b", 4, &mut &[0; 3][..]), Err(SpoolError::Sender(_))));
    drop(draft);
    assert_eq!(std::fs::read_dir(temp.path().join("spool")).unwrap().count(), 0);
    assert!(spool.list().is_empty());
    assert_eq!(spool.books().drafts, []);
}

#[test]
fn a_request_of_eleven_files_is_not_taken() {
    let temp = Temp::new("spool-eleven");
    let spool = Spool::open(&temp.dir()).unwrap();
    assert!(store(&spool, 1, &[("a", &b"x"[..]); 10], &none).is_ok());
    assert!(matches!(store(&spool, 2, &[("a", &b"x"[..]); 11], &none), Err(SpoolError::Sender(_))));
}

#[test]
fn an_id_is_stored_once() {
    let temp = Temp::new("spool-twice");
    let spool = Spool::open(&temp.dir()).unwrap();
    let arriving = spool.begin(&id(1), 0, &none).unwrap();
    assert!(spool.begin(&id(1), 0, &none).is_err());
    arriving.commit("{}").unwrap();
    assert!(spool.begin(&id(1), 0, &none).is_err());
    assert_eq!((spool.load(&id(1)).unwrap().request.as_str(), spool.list().len()), ("{}", 1));
}

#[test]
fn the_oldest_that_is_not_open_goes_first_and_an_open_one_never_does() {
    let temp = Temp::new("spool-full");
    let spool = Spool::open(&temp.dir()).unwrap();
    for number in 0..SPOOL_REQUESTS_MAX {
        store(&spool, number, &[], &all).unwrap();
    }
    assert!(matches!(store(&spool, 100, &[], &all), Err(SpoolError::Full)));
    let open = |request: &RequestId| *request != id(3) && *request != id(7);
    store(&spool, 100, &[], &open).unwrap();
    store(&spool, 101, &[], &open).unwrap();
    assert!(matches!(store(&spool, 102, &[], &open), Err(SpoolError::Full)));
    assert!(matches!(spool.load(&id(3)), Err(SpoolError::Gone(_))));
    assert!(matches!(spool.load(&id(7)), Err(SpoolError::Gone(_))));
    assert_eq!(spool.list().len(), SPOOL_REQUESTS_MAX);
    spool.remove(&id(0)).unwrap();
    store(&spool, 102, &[], &all).unwrap();
}

#[test]
fn the_bytes_of_all_requests_have_a_bound_that_arriving_ones_count_against() {
    let temp = Temp::new("spool-bytes");
    let spool = Spool::open(&temp.dir()).unwrap();
    store(&spool, 1, &[("a", b"12345")], &none).unwrap();
    let most = SPOOL_BYTES_MAX - spool.books().held[0].bytes;
    assert!(matches!(spool.begin(&id(2), most + 1, &all), Err(SpoolError::Full)));
    let arriving = spool.begin(&id(2), most, &all).unwrap();
    assert!(matches!(spool.begin(&id(3), 1, &all), Err(SpoolError::Full)));
    drop(arriving);
    // Room is made of the old one, but not of what still arrives.
    let _arriving = spool.begin(&id(3), SPOOL_BYTES_MAX, &none).unwrap();
    assert!(spool.list().is_empty());
    assert!(matches!(spool.begin(&id(4), 1, &none), Err(SpoolError::Full)));
}

#[test]
fn what_was_still_arriving_at_a_crash_is_removed_and_what_was_stored_is_kept_by_age() {
    let temp = Temp::new("spool-crash");
    let spool = Spool::open(&temp.dir()).unwrap();
    for number in [5, 1, 3] {
        store(&spool, number, &[("a", b"x")], &none).unwrap();
        // Ages are told by the request's time, whose grain is the kernel's tick.
        let path = temp.path().join("spool").join(id(number).as_str());
        let age = std::time::UNIX_EPOCH + std::time::Duration::from_secs(u64::try_from(100 - number).unwrap());
        File::open(path).unwrap().set_modified(age).unwrap();
    }
    let mut half = spool.begin(&id(9), 10, &none).unwrap();
    half.file("a", 5, &mut &b"12345"[..]).unwrap();
    assert!(temp.path().join("spool/r-0000000009.new/1").is_file());
    std::fs::write(temp.path().join("spool/.lock"), "").unwrap();
    // Files that came to their place, and their request did not.
    std::fs::create_dir(temp.path().join("spool/r-0000000008.files")).unwrap();
    std::fs::write(temp.path().join("spool/r-0000000008.files/1"), "x").unwrap();
    // The other process's start, while this one's draft is as a crash would leave it.
    let again = Spool::open(&temp.dir()).unwrap();
    assert_eq!(again.list(), [id(5), id(3), id(1)]);
    // Three requests with their files, and what is no request's.
    assert_eq!(std::fs::read_dir(temp.path().join("spool")).unwrap().count(), 7);
}

#[test]
fn a_folder_that_others_can_enter_is_no_spool() {
    let temp = Temp::new("spool-open");
    std::fs::create_dir(temp.path().join("spool")).unwrap();
    std::fs::set_permissions(temp.path().join("spool"), std::os::unix::fs::PermissionsExt::from_mode(0o750)).unwrap();
    assert!(Spool::open(&temp.dir()).is_err());
}
