import type { Config } from 'tailwindcss'
import { colourRoles } from './design-system/tokens/colourRoles.ts'
import {
  deskBreakpoint,
  durations,
  easings,
  figureSizes,
  fontWeights,
  radii,
  readingText,
  textSizes,
} from './design-system/tokens/scale.ts'

const rem = (px: number) => `${px / 16}rem`
const each = <V>(values: Record<string, number>, write: (value: number) => V) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))

/**
 * Maps the design tokens (design-system/tokens) to Tailwind utilities. Loaded by design-system/tokens/styles.css.
 * Tailwind's default theme is not loaded, so a raw palette step such as `bg-red-500` does not compile.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...Object.fromEntries(colourRoles.map((role) => [role, `var(--${role})`])),
    },
    screens: { desk: `${deskBreakpoint}px` },
    fontSize: {
      ...Object.fromEntries(
        Object.entries(textSizes).map(([size, line]) => [size, [rem(Number(size)), { lineHeight: rem(line) }]]),
      ),
      reading: [
        rem(readingText.size),
        { lineHeight: rem(readingText.line), letterSpacing: `${readingText.tracking}em` },
      ],
    },
    figure: Object.fromEntries(figureSizes.map((size) => [size, rem(size)])),
    fontWeight: each(fontWeights, String),
    borderRadius: { none: '0', full: '9999px', ...each(radii, (px) => `${px}px`) },
    transitionDuration: each(durations, (ms) => `${ms}ms`),
    transitionTimingFunction: { DEFAULT: easings.appear, linear: easings.even },
    animation: {
      sway: `sway 1.6s ${easings.sway} infinite alternate`,
      // An animation with a forwards fill keeps its compositor layer, and everything painted above gets a layer too.
      fall: `fall ${durations.light}ms ${easings.appear} backwards`,
      stand: `stand ${durations.tab}ms ${easings.appear} backwards`,
      fade: `fade ${durations.tab}ms ${easings.appear} backwards`,
      rise: `rise ${durations.tab}ms ${easings.appear} backwards`,
      slide: `slide ${durations.tab}ms ${easings.appear} backwards`,
    },
    aspectRatio: { '16/9': '16 / 9', '4/3': '4 / 3', '3/4': '3 / 4', '1/1': '1 / 1' },
  },
} satisfies Config
