import type { Config } from 'tailwindcss'

/** Roles only: the default theme is not loaded, so a raw palette step such as `bg-red-500` does not compile. */
const roles = [
  ...['paper', 'raised', 'sunk', 'ink', 'quiet', 'edge', 'hair'],
  ...['danger', 'success', 'warning', 'info', 'paid', 'free'],
  ...['solid', 'on-solid', 'key', 'light', 'light2', 'glow', 'accent'],
  ...['obi-paper', 'obi-ink', 'obi-hair', 'obi-light', 'obi-light2'],
]

const rem = (px: number) => `${px / 16}rem`
const size = (px: number, line: number): [string, { lineHeight: string }] => [rem(px), { lineHeight: rem(line) }]

/** The door between the tokens (design-system/tokens) and the utilities. Loaded by design-system/tokens/styles.css. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
    },
    screens: { desk: '1024px' },
    fontSize: {
      12: size(12, 20),
      14: size(14, 22),
      16: size(16, 24),
      20: size(20, 28),
      24: size(24, 32),
      32: size(32, 40),
      44: size(44, 52),
      reading: [rem(16), { lineHeight: rem(28), letterSpacing: '0.02em' }],
    },
    fontWeight: { normal: '400', bold: '700' },
    borderRadius: { none: '0', control: '6px', dialog: '12px', full: '9999px' },
    transitionDuration: { press: '120ms', tab: '200ms', light: '320ms' },
    transitionTimingFunction: { DEFAULT: 'ease-out', linear: 'linear' },
    animation: {
      sway: 'sway 1.6s ease-in-out infinite alternate',
      fall: 'fall 320ms ease-out both',
      stand: 'stand 200ms ease-out both',
      fade: 'fade 200ms ease-out both',
      rise: 'rise 200ms ease-out both',
      slide: 'slide 200ms ease-out both',
    },
    aspectRatio: { '16/9': '16 / 9', '4/3': '4 / 3', '3/4': '3 / 4', '1/1': '1 / 1' },
  },
} satisfies Config
