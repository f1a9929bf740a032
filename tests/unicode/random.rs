//! A seeded corpus of texts, good and bad.

/// A small generator of random numbers (xorshift): the same texts in every run.
pub(crate) struct Random(u64);

/// What texts are made of: letters of many scripts, what does not show, what shows only beside something else.
const PIECES: &[&str] = &[
    "a",
    "b",
    "Z",
    "0",
    "1",
    "#",
    "я",
    "Ж",
    "ß",
    "\u{e9}",
    "e\u{301}",
    "u\u{308}",
    "日",
    "本",
    "가",
    "\u{1100}",
    "\u{1161}",
    "\u{11a8}",
    "ب",
    "ه",
    "ا",
    "ی",
    "ש",
    "क",
    "ष",
    "\u{94d}",
    "\u{93f}",
    "র",
    "য",
    "\u{9cd}",
    "ក",
    "\u{17d2}",
    "ต",
    "\u{e33}",
    " ",
    " ",
    " ",
    "\n",
    "\n",
    "\n\n",
    "  ",
    "\t",
    "\r\n",
    "\r",
    "\u{85}",
    "\u{2028}",
    "\u{a0}",
    "\u{3000}",
    "\u{200b}",
    "\u{200c}",
    "\u{200d}",
    "\u{200e}",
    "\u{200f}",
    "\u{202e}",
    "\u{2066}",
    "\u{2060}",
    "\u{feff}",
    "\u{ad}",
    "\u{34f}",
    "\u{61c}",
    "\u{180b}",
    "\u{180e}",
    "\u{fe0e}",
    "\u{fe0f}",
    "\u{fe00}",
    "\u{e0100}",
    "\u{301}",
    "\u{323}",
    "\u{30a}",
    "\u{333}",
    "\u{33f}",
    "\u{64e}",
    "\u{115f}",
    "\u{3164}",
    "\u{2800}",
    "\u{fffc}",
    "\u{e000}",
    "\u{378}",
    "\u{ffff}",
    "\u{1fac8}",
    "😀",
    "👩",
    "👨",
    "🚀",
    "❤",
    "❤\u{fe0f}",
    "👍",
    "🏽",
    "🏿",
    "🏴",
    "\u{e0067}",
    "\u{e007f}",
    "🇩",
    "🇪",
    "\u{20e3}",
    "👩\u{200d}🚀",
    "👩🏽\u{200d}🤝\u{200d}👨🏿",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "1\u{fe0f}\u{20e3}",
    "می\u{200c}خواهم",
    "क्\u{200d}ष",
    "র\u{200d}্য",
    "ه\u{200d} ",
    "\u{212b}",
    "\u{f900}",
    "\u{344}",
    "\u{f73}",
    "\0",
    "\u{1b}",
    "\u{7f}",
];

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }

    /// One text: mostly of letters, now and then of anything at all.
    pub(crate) fn text(&mut self) -> String {
        let length = self.below(24);
        let wild = self.below(4) == 0;
        let mut text = String::new();
        for _ in 0..length {
            match self.below(10) {
                0 if wild => text.extend(char::from_u32(u32::try_from(self.below(0x11_0000)).unwrap())),
                1 if wild => text.push_str(&PIECES[self.below(PIECES.len())].repeat(self.below(70))),
                2..5 => text.push_str(PIECES[self.below(PIECES.len())]),
                _ => text.push_str(PIECES[self.below(34)]),
            }
        }
        text
    }
}
