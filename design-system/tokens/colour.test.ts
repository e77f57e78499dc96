import { describe, expect, it } from 'vitest'
import { channelRoles, isSeed, seedOf, type ChannelRoles } from './colour.ts'
import { blendColours, contrastRatio, multiplyColours, toHex, toOklch } from './oklch.ts'
import { productSeed, neutralHex, type Mode, type NeutralRole } from './palette.ts'

const modes: Mode[] = ['day', 'stage']
const sixteen = Array.from({ length: 16 }, (_, at) => (at * 17).toString(16).padStart(2, '0'))
const grid = sixteen.flatMap((red) => sixteen.flatMap((green) => sixteen.map((blue) => `#${red}${green}${blue}`)))

/** All backgrounds of text and controls, as the browser paints them. */
function surfaces(mode: Mode, { light, light2, glow }: ChannelRoles) {
  const paper = neutralHex('paper', mode)
  const flat = { paper, raised: neutralHex('raised', mode), sunk: neutralHex('sunk', mode), light, light2 }
  // Day light is multiplied onto the paper. In stage mode a shaft is 40 % glow at its source, and 20 % below its top
  // quarter.
  if (mode === 'day') return { ...flat, shaft: multiplyColours(light2, paper), source: multiplyColours(light2, paper) }
  return { ...flat, shaft: blendColours(glow, paper, 0.2), source: blendColours(glow, paper, 0.4) }
}

type Surface = keyof ReturnType<typeof surfaces>

/** The seed with the lowest contrast in the grid, so that a failing test names it. */
function worst(mode: Mode, measure: (roles: ChannelRoles, on: Record<Surface, string>) => number) {
  let found = { seed: '', ratio: Number.POSITIVE_INFINITY }
  for (const seed of grid) {
    const roles = channelRoles(seed, mode)
    const ratio = measure(roles, surfaces(mode, roles))
    if (!(ratio >= found.ratio)) found = { seed, ratio }
  }
  return found
}

const onAll = (colour: string, on: Record<Surface, string>, ...but: Surface[]) =>
  Math.min(
    ...(Object.keys(on) as Surface[])
      .filter((name) => !but.includes(name))
      .map((name) => contrastRatio(colour, on[name])),
  )

describe.each(modes)('the minimum contrast over 4,096 colours of channels, mode %s', (mode) => {
  const neutral = (role: NeutralRole) => neutralHex(role, mode)

  it('is 7:1 for body text on every surface, and 4.5:1 at the source of a light shaft', () => {
    expect(worst(mode, (_, on) => onAll(neutral('ink'), on, 'source')).ratio).toBeGreaterThanOrEqual(7)
    expect(worst(mode, (_, on) => contrastRatio(neutral('ink'), on.source)).ratio).toBeGreaterThanOrEqual(4.5)
  })

  const semantic: NeutralRole[] = ['quiet', 'danger', 'success', 'warning', 'info', 'paid', 'free']
  it.each(semantic)(
    'is 4.5:1 for %s text on every surface except the source of a light shaft, which has no text',
    (role) => {
      expect(worst(mode, (_, on) => onAll(neutral(role), on, 'source')).ratio).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('is 4.5:1 for text on a filled button', () => {
    expect(worst(mode, ({ solid, onSolid }) => contrastRatio(solid, onSolid)).ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('is 4.5:1 for text in the channel’s colour, on paper and on light', () => {
    const measure = ({ accent, light }: ChannelRoles) =>
      Math.min(contrastRatio(accent, light), contrastRatio(accent, neutral('paper')))
    expect(worst(mode, measure).ratio).toBeGreaterThanOrEqual(4.5)
  })

  it('is 3:1 for the key line around a filled control on every surface', () => {
    expect(worst(mode, ({ key }, on) => onAll(key, on)).ratio).toBeGreaterThanOrEqual(3)
  })

  it('is 3:1 for the border of a field on every surface except the source of a light shaft, which has no fields', () => {
    expect(worst(mode, (_, on) => onAll(neutral('edge'), on, 'source')).ratio).toBeGreaterThanOrEqual(3)
  })

  it('is 3:1 for one of the focus ring’s two colours, on every surface, on filled controls and on ink', () => {
    const ring = (surface: string) =>
      Math.max(contrastRatio(neutral('ink'), surface), contrastRatio(neutral('paper'), surface))
    const measure = ({ solid }: ChannelRoles, on: Record<Surface, string>) =>
      Math.min(...[...Object.values(on), solid, neutral('ink')].map(ring))
    expect(worst(mode, measure).ratio).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(neutral('ink'), neutral('paper'))).toBeGreaterThanOrEqual(3)
  })
})

describe('the colour of a channel on the page', () => {
  it.each(['#ffe45c', '#eaf2f7', '#ffffff'])(
    'is the chosen colour %s unchanged, and its key line has the colour of ink',
    (seed) => {
      const roles = channelRoles(seed, 'day')
      expect(toOklch(roles.solid)[0]).toBeGreaterThan(0.9)
      expect(roles.key).toBe(neutralHex('ink', 'day'))
      expect(roles.onSolid).toBe(neutralHex('ink', 'day'))
    },
  )

  it.each(['#1464c8', '#d3213d', '#7a3cc8'])(
    'is the chosen colour %s unchanged, and its key line on paper has the same colour',
    (seed) => {
      const roles = channelRoles(seed, 'day')
      expect(roles.key).toBe(roles.solid)
    },
  )

  it.each(['#eaf2f7', '#ffffff'])('gives for %s a light that is visible on paper', (seed) => {
    const { light, light2 } = channelRoles(seed, 'day')
    expect(contrastRatio(light, neutralHex('paper', 'day'))).toBeGreaterThan(1.15)
    expect(contrastRatio(light2, neutralHex('paper', 'day'))).toBeGreaterThan(1.35)
  })

  it('is lightened, for black, to the darkest allowed lightness', () => {
    expect(channelRoles('#000000', 'day').solid).not.toBe('#000000')
    expect(toOklch(channelRoles('#000000', 'day').solid)[0]).toBeCloseTo(0.44, 2)
  })
})

describe('the colour (seed) from which the colours of a channel’s page are computed', () => {
  it('is computed from the channel’s id if the channel has no colour, and never changes', () => {
    expect([seedOf('1'), seedOf('2'), seedOf('灯台放送局')]).toEqual(['#f7a823', '#ffe45c', '#f0641e'])
  })

  it('is spread over all penlight colours when it is computed from ids', () => {
    const seeds = Array.from({ length: 200 }, (_, at) => seedOf(String(at + 1)))
    expect(new Set(seeds).size).toBe(14)
    expect(new Set(seeds.slice(0, 8)).size).toBeGreaterThanOrEqual(6)
  })

  it('is accepted only if it has six hex digits', () => {
    expect([productSeed, '#FFE45C'].every(isSeed)).toBe(true)
    expect([undefined, '', 'red', '#fff', '#12345g', '#1234567', 'url(x)'].some(isSeed)).toBe(false)
  })
})

describe('the conversion between hex and OKLCH', () => {
  it('returns each colour of the grid with its original hex value', () => {
    expect(grid.filter((seed) => toHex(toOklch(seed)) !== seed)).toEqual([])
  })

  it('reduces the chroma of colours outside of sRGB, and keeps their lightness', () => {
    const [lightness, chroma] = toOklch(toHex([0.7, 0.37, 150]))
    expect(lightness).toBeCloseTo(0.7, 2)
    expect(chroma).toBeLessThan(0.25)
  })

  it('has a function for the contrast ratio of the WCAG formula', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  })
})
