/**
 * The colour conversions that the roles need, small enough for the first view: sRGB hex ↔ OKLCH (Ottosson 2020) and
 * WCAG contrast. Contrast is measured on the emitted hex value, not on the unrounded colour.
 */

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Triple = readonly [number, number, number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** The red, green and blue values of `#rrggbb`, each 0–1. */
function channels(hex: string): Triple {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255]
}

function hexOf(rgb: Triple): string {
  return `#${rgb
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Converts `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return [lightness, Math.hypot(a, c), (Math.atan2(c, a) * 180) / Math.PI]
}

function toLinearRgb([lightness, chroma, hue]: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (colour: Oklch) => toLinearRgb(colour).every((value) => value > -0.0005 && value < 1.0005)

function shownChroma([lightness, chroma, hue]: Oklch): number {
  if (isShown([lightness, chroma, hue])) return chroma
  let [fits, tooMuch] = [0, chroma]
  for (let halving = 0; halving < 10; halving += 1) {
    const middle = (fits + tooMuch) / 2
    if (isShown([lightness, middle, hue])) fits = middle
    else tooMuch = middle
  }
  return fits
}

/** Converts OKLCH to `#rrggbb`. Outside of sRGB it reduces the chroma and keeps lightness and hue. */
export function toHex(colour: Oklch): string {
  const [lightness, , hue] = colour
  const linear = toLinearRgb([lightness, shownChroma(colour), hue])
  return hexOf(linear.map((value) => fromLinear(clamp(value, 0, 1))) as unknown as Triple)
}

/** Keeps a value between two bounds. */
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio of two `#rrggbb`, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Blends `share` (0–1) of `over` onto `under`, like opacity in a browser (in sRGB). */
export function blendColours(over: string, under: string, share: number): string {
  const below = channels(under)
  return hexOf(channels(over).map((value, at) => value * share + (below[at] ?? 0) * (1 - share)) as unknown as Triple)
}

/** Multiplies `over` onto `under`, like `mix-blend-mode: multiply`. */
export function multiplyColours(over: string, under: string): string {
  const below = channels(under)
  return hexOf(channels(over).map((value, at) => value * (below[at] ?? 0)) as unknown as Triple)
}
