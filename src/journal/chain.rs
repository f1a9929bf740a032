//! Being built: `chain`.
