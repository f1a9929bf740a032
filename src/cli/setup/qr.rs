//! The link as a QR code in half blocks: ISO/IEC 18004, byte mode, version 4, level L, which holds 78 bytes.

/// Modules a side.
const SIDE: usize = 33;
/// Codewords of data, and of error correction.
const DATA: usize = 80;
const CHECK: usize = 20;

/// Draws a text for a terminal, light on dark whatever its colours are. `None` if it does not fit.
#[must_use]
pub fn draw(text: &str) -> Option<String> {
    let grid = encode(text)?;
    let mut drawn = String::new();
    for y in (-4..37).step_by(2) {
        drawn.push_str("\u{1b}[97;40m");
        // Four light modules around the code.
        for x in -4..37 {
            // A light module is drawn, a dark one is the ground.
            drawn.push(match (grid.dark(x, y), grid.dark(x, y.saturating_add(1))) {
                (false, false) => '█',
                (false, true) => '▀',
                (true, false) => '▄',
                (true, true) => ' ',
            });
        }
        drawn.push_str("\u{1b}[0m\n");
    }
    Some(drawn)
}

fn encode(text: &str) -> Option<Grid> {
    let codewords = codewords(text.as_bytes())?;
    let mut plain = Grid::frame();
    plain.fill(&codewords);
    // Any of the eight masks can be read; this is the one that is easiest.
    (0..8).map(|mask| plain.masked(mask)).min_by_key(Grid::blocks)
}

/// Mode, length, bytes, end and padding, then the check (a Reed-Solomon remainder over GF(256)).
fn codewords(bytes: &[u8]) -> Option<Vec<u8>> {
    let length = u8::try_from(bytes.len()).ok()?;
    let mut words = vec![0x40 | (length >> 4), length << 4];
    for byte in bytes {
        *words.last_mut()? |= byte >> 4;
        words.push(byte << 4);
    }
    if words.len() > DATA {
        return None;
    }
    words.extend([0xec, 0x11].into_iter().cycle().take(DATA.checked_sub(words.len())?));
    let divisor = divisor();
    let mut rest = [0_u8; CHECK];
    for word in &words {
        let factor = word ^ rest.first()?;
        rest.rotate_left(1);
        *rest.last_mut()? = 0;
        for (rest, divisor) in rest.iter_mut().zip(divisor) {
            *rest ^= times(divisor, factor);
        }
    }
    words.extend(rest);
    Some(words)
}

/// The product of (x − 2^i) for i below [`CHECK`], without its leading 1.
fn divisor() -> [u8; CHECK] {
    let mut divisor: [u8; CHECK] = std::array::from_fn(|at| u8::from(at.saturating_add(1) == CHECK));
    let mut root = 1;
    for _ in 0..CHECK {
        let shifted = divisor.iter().skip(1).copied().chain([0]).collect::<Vec<u8>>();
        for (coefficient, next) in divisor.iter_mut().zip(shifted) {
            *coefficient = times(*coefficient, root) ^ next;
        }
        root = times(root, 2);
    }
    divisor
}

/// A product in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1.
fn times(a: u8, b: u8) -> u8 {
    (0..8).rev().fold(0, |product: u8, bit| {
        let doubled = (product << 1) ^ if product & 0x80 == 0 { 0 } else { 0x1d };
        doubled ^ if (b >> bit) & 1 == 1 { a } else { 0 }
    })
}

/// The modules: dark or light, and whether they belong to the frame.
#[derive(Clone)]
struct Grid {
    dark: Vec<bool>,
    frame: Vec<bool>,
}

#[allow(clippy::arithmetic_side_effects, reason = "coordinates are below 64")]
impl Grid {
    fn index(x: isize, y: isize) -> Option<usize> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        (x < SIDE && y < SIDE).then(|| y * SIDE + x)
    }

    fn dark(&self, x: isize, y: isize) -> bool {
        Self::index(x, y).and_then(|at| self.dark.get(at)).copied().unwrap_or_default()
    }

    fn set(&mut self, x: isize, y: isize, dark: bool) {
        let Some(at) = Self::index(x, y) else { return };
        for (row, value) in [(&mut self.dark, dark), (&mut self.frame, true)] {
            if let Some(module) = row.get_mut(at) {
                *module = value;
            }
        }
    }

    /// Finders, timing, alignment, and the places of the format.
    fn frame() -> Self {
        let mut grid = Self { dark: vec![false; SIDE * SIDE], frame: vec![false; SIDE * SIDE] };
        for at in 0..33 {
            grid.set(6, at, at % 2 == 0);
            grid.set(at, 6, at % 2 == 0);
        }
        for (cx, cy) in [(3, 3), (29, 3), (3, 29)] {
            for (dx, dy) in (-4..=4_isize).flat_map(|dx| (-4..=4_isize).map(move |dy| (dx, dy))) {
                let ring = dx.abs().max(dy.abs());
                grid.set(cx + dx, cy + dy, ring != 2 && ring != 4);
            }
        }
        for (dx, dy) in (-2..=2_isize).flat_map(|dx| (-2..=2_isize).map(move |dy| (dx, dy))) {
            grid.set(26 + dx, 26 + dy, dx.abs().max(dy.abs()) != 1);
        }
        grid.format(0);
        grid
    }

    /// Level L and the mask, twice, with their BCH check.
    fn format(&mut self, mask: u32) {
        let data = (0b01 << 3) | mask;
        let check = (0..10).fold(data, |rest, _| (rest << 1) ^ if rest & 0x200 == 0 { 0 } else { 0x537 });
        let bits = ((data << 10) | (check & 0x3ff)) ^ 0x5412;
        let bit = |at: isize| (bits >> at) & 1 == 1;
        for at in 0..15 {
            let (x, y) = match at {
                0..=5 => (8, at),
                6 => (8, 7),
                7 => (8, 8),
                8 => (7, 8),
                _ => (14 - at, 8),
            };
            self.set(x, y, bit(at));
            let (x, y) = if at < 8 { (32 - at, 8) } else { (8, 18 + at) };
            self.set(x, y, bit(at));
        }
        self.set(8, 25, true);
    }

    /// Puts the codewords in pairs of columns from the right, up and down, around the frame.
    fn fill(&mut self, words: &[u8]) {
        let mut bits = words.iter().flat_map(|word| (0..8).rev().map(move |bit| (word >> bit) & 1 == 1));
        let mut up = true;
        for right in (1..33_isize).rev().step_by(2).map(|right| if right <= 6 { right - 1 } else { right }) {
            for step in 0..33 {
                let y = if up { 32 - step } else { step };
                for x in [right, right - 1] {
                    let free = Self::index(x, y).filter(|at| self.frame.get(*at) == Some(&false));
                    if let Some(module) = free.and_then(|at| self.dark.get_mut(at)) {
                        *module = bits.next().unwrap_or_default();
                    }
                }
            }
            up = !up;
        }
    }

    fn masked(&self, mask: u32) -> Self {
        let mut grid = self.clone();
        for (at, (dark, frame)) in grid.dark.iter_mut().zip(&self.frame).enumerate() {
            let (x, y) = (at % SIDE, at / SIDE);
            let turn = match mask {
                0 => (x + y) % 2,
                1 => y % 2,
                2 => x % 3,
                3 => (x + y) % 3,
                4 => (x / 3 + y / 2) % 2,
                5 => x * y % 2 + x * y % 3,
                6 => (x * y % 2 + x * y % 3) % 2,
                _ => ((x + y) % 2 + x * y % 3) % 2,
            };
            *dark ^= turn == 0 && !frame;
        }
        grid.format(mask);
        grid
    }

    /// Blocks of one colour: what a camera reads worst.
    fn blocks(&self) -> usize {
        let corners = (0..32).flat_map(|x| (0..32).map(move |y| (x, y)));
        let four = |(x, y)| [self.dark(x, y), self.dark(x + 1, y), self.dark(x, y + 1), self.dark(x + 1, y + 1)];
        corners.map(four).filter(|four| *four == [true; 4] || *four == [false; 4]).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drawn by another encoder (Python's qrcode) from the same text, once with each mask.
    const OTHERS: &str = include_str!("qr_other.txt");

    #[test]
    fn the_code_is_the_one_that_another_encoder_draws() {
        let plain = {
            let mut grid = Grid::frame();
            grid.fill(&codewords(b"https://t.me/acme_bot?start=Yk3aZx0123456789abcdef").unwrap());
            grid
        };
        let drawn: String = (0..8)
            .flat_map(|mask| {
                let grid = plain.masked(mask);
                (0..33).map(move |y| {
                    let row: String = (0..33).map(|x| if grid.dark(x, y) { '#' } else { '.' }).collect();
                    row + "\n"
                })
            })
            .collect();
        assert!(drawn == OTHERS, "{drawn}");
    }

    #[test]
    fn the_longest_link_fits_and_a_longer_text_is_not_drawn() {
        let longest = format!("https://t.me/{}?start={}", "x".repeat(32), "x".repeat(22));
        let drawn = draw(&longest).unwrap();
        assert_eq!(drawn.lines().count(), 21);
        assert!(draw(&"x".repeat(78)).is_some() && draw(&"x".repeat(79)).is_none());
    }
}
