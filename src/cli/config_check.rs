//! `mila-gate config check FILE`: the configuration, and every definition it names, as the daemons will read them.

use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use crate::base::exit::Exit;
use crate::base::zone::Zone;
use crate::cli::args::{Args, Usage, complain};
use crate::cli::print;
use crate::config::kinds::Kinds;
use crate::config::routes::Routes;
use crate::config::{ConfigError, load};
use crate::store::zone_file;

/// Checks a configuration and says what is wrong with it, by file, line and field.
pub fn run(args: &[OsString], out: &mut dyn Write) -> Exit {
    let args = match Args::read("config", args) {
        Ok(args) => args,
        Err(usage) => return usage.exit(),
    };
    match args.free() {
        [check, file] if check == "check" => match checked(Path::new(file), args.plain()) {
            Ok(kinds) => print(out, &format!("ok {}; kinds: {}\n", Path::new(file).display(), kinds.join(", "))),
            Err(error) => {
                complain(&error.to_string());
                Exit::CONFIG
            }
        },
        _ => Usage::new("config needs check FILE").exit(),
    }
}

fn checked(file: &Path, plain: bool) -> Result<Vec<String>, ConfigError> {
    let config = load::load(file, plain)?;
    let zone = &config.owner.time_zone;
    let known = zone == "UTC" || zone_file::read(zone).is_ok_and(|bytes| Zone::parse(zone, &bytes).is_some());
    if !known {
        return Err(ConfigError::of_file(file, format!("owner.time_zone: this machine knows no zone {zone}")));
    }
    Routes::load(&config)?;
    Ok(Kinds::load(&config)?.ids())
}
