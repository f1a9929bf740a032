mod fixed;
mod variable;
mod xof;
