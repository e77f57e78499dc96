/** A colour in OKLCH: lightness (0–1), chroma (0–0.4) and hue (degrees). Palettes are computed in this colour space. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear((value >> 16) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)]
}

/** Converts `#rrggbb` to OKLCH. */
export function oklchFromHex(hex: string): Oklch {
  const [r, g, b] = channels(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 }
}

function rgb({ l, c, h }: Oklch): Triple {
  const x = c * Math.cos((h * Math.PI) / 180)
  const y = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

/** Converts OKLCH to `#rrggbb`. For colours outside sRGB it reduces the chroma and keeps hue and lightness. */
export function hexFromOklch(colour: Oklch): string {
  let { c } = colour
  let found = rgb(colour)
  while (c > 0 && found.some((value) => value < -0.001 || value > 1.001)) {
    c = Math.max(0, c - 0.004)
    found = rgb({ ...colour, c })
  }
  return `#${found
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Mixes two colours. `share` is the part of the second colour, 0–1. */
export function mixColours(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  const between = (index: 0 | 1 | 2) => encoded(a[index] * (1 - share) + b[index] * share)
  const digits = ([0, 1, 2] as const).map((index) =>
    Math.round(between(index) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
