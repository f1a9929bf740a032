//! mila-gate stands between an AI agent's session, its owner on a phone, and the strangers in the same groups.
//!
//! ```text
//!  session (its own OS user)          Telegram (owner, strangers)          services
//!     │ consent.sock  session.sock              ▲                             ▲
//!     ▼                 ▼                       │        https                │
//!  ┌─────────┐ press ┌──────────┐          ┌────┴─────────────────────────────┴───┐
//!  │ consent │◄──────│ receiver │─────────►│ keeper: every key, one table of routes │
//!  └────┬────┘       └──────────┘          └───▲──────────────────────────▲───────┘
//!       │ runner.sock                          │ keeper.sock              │
//!       ▼                                      │                          │ lease
//!  ┌─────────┐ runs one action ────────────────┼──────────────────────────┘
//!  │ runner  │                                 consent, receiver
//!  └─────────┘                                 lane: answers strangers for the receiver
//!                                              (lane.sock), no tools, no memory
//! ```
//!
//! A file uses only its own layer and those above it in this list (`tests/layering.rs` holds it):
//! `sys`; `base`; `text`, `words`, `config`, `telegram`, `policy`, `journal`; `store`; `net`; `act`, `daemon`;
//! `session`; `cli`.

#![cfg_attr(
    test,
    allow(
        clippy::arithmetic_side_effects,
        clippy::panic_in_result_fn,
        clippy::wildcard_enum_match_arm,
        reason = "a test that overflows or meets what it does not expect fails, and should"
    )
)]

pub mod act;
pub mod base;
pub mod cli;
pub mod config;
pub mod daemon;
pub mod journal;
pub mod net;
pub mod policy;
pub mod session;
pub mod store;
pub mod sys;
pub mod telegram;
pub mod text;
pub mod words;
