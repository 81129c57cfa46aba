/** The three widths, in pixels, at which the layout changes. Styles name them: `@media (--phone)`, `(--beyond-phone)`. */
export const BREAKPOINTS = { phone: 700, tablet: 900, laptop: 1180 } as const;
