/** The widths and heights, in pixels, at which the layout changes. Styles name them: `@media (--phone)`,
 * `(--beyond-phone)`. `(--magnified)` is a phone at 150 % zoom or more, `(--low)` a window in which the side of a table
 * leaves something out, `(--tight)` one in which everything comes closer, and `(--short)` one in which a table cannot
 * stand as a whole, such as one at 200 % zoom. */
export const BREAKPOINTS = { magnified: 280, tiny: 560, phone: 700, tablet: 900, laptop: 1180 } as const;
export const HEIGHTS = { short: 600, tight: 780, low: 820 } as const;
