//! Exit codes, one per cause (sysexits.h; DESIGN §11 names them).

/// Why a command ended. The number is the process's exit status.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[must_use]
pub struct Exit(u8);

impl Exit {
    /// Done. For `ask`: the action ran, whole.
    pub const OK: Self = Self(0);
    /// The answer is no: declined, a broken journal, hidden characters.
    pub const NO: Self = Self(1);
    /// The command line is wrong.
    pub const USAGE: Self = Self(64);
    /// The data handed in is wrong and can be changed.
    pub const DATA: Self = Self(65);
    /// A daemon cannot be reached.
    pub const UNAVAILABLE: Self = Self(69);
    /// Our own fault.
    pub const SOFTWARE: Self = Self(70);
    /// Not decided yet: ask again.
    pub const PENDING: Self = Self(75);
    /// This caller is not permitted.
    pub const NOPERM: Self = Self(77);
    /// The configuration is wrong.
    pub const CONFIG: Self = Self(78);

    /// The number.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit.0)
    }
}
