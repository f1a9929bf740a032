//! The lane's decisions (DESIGN §7): how often it answers, what of a question the model is shown and with which instructions, what
//! of an answer a stranger is shown, and what public knowledge is.

pub mod answer;
pub mod bundle;
pub mod limits;
pub mod prompt;
pub mod question;
pub mod reply;
