/** Font sizes and their line heights in px, at the default text size of 16 px. */
export const textSizes = { 12: 20, 14: 22, 16: 24, 20: 28, 24: 32, 32: 40, 44: 52 } as const

/** The type style of long texts: posts, stories, terms. `tracking` is in em. */
export const readingText = { size: 16, line: 28, tracking: 0.02 } as const

/** Font sizes of large figures in px; weight 700, tabular, tracking −.045em, line height .8. */
export const figureSizes = [24, 32, 40, 48, 72, 96, 120, 144, 172, 176, 240, 320] as const

/** The unit of all spacing, in px. */
export const spacingUnit = 4

/** Corner radii in px. Artwork and obi (vertical title band) have none, pictures of persons are round. */
export const radii = { control: 6, dialog: 12 } as const

/** Durations of animations in milliseconds: a press, a tab and its penlight, the falling light. */
export const durations = { press: 120, tab: 200, light: 320 } as const

/** Easings of animations: for appearing, swaying, moving to another place, and an even change. */
export const easings = {
  appear: 'ease-out',
  sway: 'ease-in-out',
  move: 'cubic-bezier(0.2, 0, 0, 1)',
  even: 'linear',
} as const

/** Font weights: of texts, and of titles, figures and buttons. */
export const fontWeights = { normal: 400, bold: 700 } as const

/**
 * Widths in px: the page with its gutters, the hero picture, a gutter on phones and on desktops, an alert dialog, and
 * the obi (vertical title band) of a jacket and of a hero.
 */
export const widths = {
  page: 1344,
  hero: 1920,
  gutter: 16,
  'gutter-desk': 32,
  dialog: 480,
  'obi-jacket-min': 40,
  'obi-jacket-max': 56,
  'obi-hero': 84,
  'obi-hero-desk': 136,
} as const

/** The only shadow, that of dialogs, in px; `alpha` is the opacity of its colour. */
export const shadows = { dialog: { x: 0, y: 24, blur: 64, spread: -16, color: '#0a0a1e', alpha: 0.45 } } as const

/** The only breakpoint, in px: narrower viewports are mobile (Q56). */
export const deskBreakpoint = 1024

/** System fonts for Japanese, because a web font would block rendering. */
export const fonts = [
  'Hiragino Sans',
  'Hiragino Kaku Gothic ProN',
  'Noto Sans JP',
  'Yu Gothic Medium',
  'Meiryo',
  'system-ui',
  'sans-serif',
]
