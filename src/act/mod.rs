//! The programs of the shipped kinds (`mila-gate act KIND`).

#![forbid(unsafe_code)]

pub mod bot_send;
pub mod knowledge;
pub mod publish_zernio;
