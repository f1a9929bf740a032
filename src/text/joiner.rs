//! Where a joiner changes what is drawn.
