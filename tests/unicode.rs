//! The rule of text, held to Unicode's own data.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "tests fail by panicking"
)]

#[path = "unicode/data.rs"]
mod data;
#[path = "unicode/tables.rs"]
mod tables;

use std::fs;
use std::path::PathBuf;

#[test]
fn the_tables_in_the_source_are_what_unicodes_data_gives() {
    let made = tables::make();
    if made != include_str!("../src/text/tables.rs") {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables.rs");
        fs::write(&path, made).expect("the new tables can be written");
        panic!("src/text/tables.rs differs from the data; the new one is {}", path.display());
    }
}
