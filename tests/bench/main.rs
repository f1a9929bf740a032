//! Ratios, measured in one run.

fn main() {}
