//! Sockets: peers, lines, HTTP, upstreams.

#![forbid(unsafe_code)]

pub mod bot;
pub mod conn;
pub mod dialler;
pub mod http;
pub mod keeper_client;
pub mod lines;
pub mod outbox;
pub mod say;
pub mod tcp;
pub mod unix;
pub mod upstream;
