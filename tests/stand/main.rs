//! `mila-stand`: a Bot API stand that runs the real daemons against itself.

fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}
