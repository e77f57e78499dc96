/** Type sizes and their line heights, px at the reader's default of 16. */
export const textSizes = { 12: 20, 14: 22, 16: 24, 20: 28, 24: 32, 32: 40, 44: 52 } as const

/** What is read and not only looked at: posts, stories, terms. Tracking in em. */
export const reading = { size: 16, line: 28, tracking: 0.02 } as const

/** Figures are set like headlines: 700, tabular, −.045em, line height .8; sizes in px. */
export const figureSizes = [24, 32, 40, 48, 72, 96, 120, 144, 172, 176, 240, 320] as const

/** One step of space, px. */
export const spacing = 4

/** Corner radii, px. Artwork and obi have none, people are round. */
export const radii = { control: 6, dialog: 12 } as const

/** Milliseconds: a press, a tab and its penlight, the light that falls. */
export const durations = { press: 120, tab: 200, light: 320 } as const

/** The only breakpoint, px: below it is mobile (Q56). */
export const desk = 1024

/** System Japanese fonts first: no web font on the critical path. */
export const fonts = [
  'Hiragino Sans',
  'Hiragino Kaku Gothic ProN',
  'Noto Sans JP',
  'Yu Gothic Medium',
  'Meiryo',
  'system-ui',
  'sans-serif',
]
