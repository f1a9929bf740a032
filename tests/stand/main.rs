//! `mila-stand`: a Bot API stand that runs the real daemons against itself.

#[path = "lib.rs"]
mod stand;

fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
