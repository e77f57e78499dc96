import { paletteOf } from './palette.ts'
import { randomFrom } from './random.ts'
import type { Subject } from './scene.ts'
import { gates, lanterns, umbrella, wisps } from './scenes/benio.ts'
import { hall, parade, slices, soda } from './scenes/lemonade.ts'
import { comb, disc, globe, windowLamp } from './scenes/setsugen.ts'
import { cabin, forest, lake, owl } from './scenes/shinyou.ts'
import { harbour, lighthouse, lighthouseNight, microphone, paperBoat } from './scenes/todai.ts'
import { keys, levels, tube, vinyl } from './scenes/velvet.ts'
import { picture, sizes, tag, type Size } from './svg.ts'
import { toneOf, type ToneName } from './tone.ts'

type Print = readonly [Subject, ToneName]

interface FamilySheet {
  readonly own: Print
  /** The style of the large picture on the channel's page, if it differs. */
  readonly hero?: Print
  readonly others: Readonly<Record<string, Print>>
}

/** The pictures of each channel: its main picture first (jacket, hero, avatar), then those of its programme. */
const families = {
  todai: {
    own: [lighthouse, 'day'],
    others: {
      night: [lighthouseNight, 'night'],
      letter: [paperBoat, 'night'],
      harbour: [harbour, 'day'],
      studio: [microphone, 'pale'],
      dawn: [lighthouseNight, 'pale'],
    },
  },
  lemonade: {
    own: [slices, 'day'],
    others: {
      parade: [parade, 'night'],
      soda: [soda, 'night'],
      glass: [soda, 'day'],
      hall: [hall, 'night'],
      morning: [slices, 'paper'],
    },
  },
  benio: {
    own: [wisps, 'day'],
    others: {
      night: [wisps, 'night'],
      gates: [gates, 'night'],
      umbrella: [umbrella, 'pale'],
      lanterns: [lanterns, 'night'],
      dusk: [gates, 'day'],
    },
  },
  shinyou: {
    own: [forest, 'pale'],
    others: {
      lake: [lake, 'day'],
      cabin: [cabin, 'night'],
      owl: [owl, 'night'],
      dusk: [forest, 'day'],
      morning: [lake, 'pale'],
    },
  },
  velvet: {
    own: [vinyl, 'day'],
    others: {
      tube: [tube, 'night'],
      keys: [keys, 'day'],
      levels: [levels, 'night'],
      morning: [vinyl, 'pale'],
      warm: [tube, 'pale'],
    },
  },
  setsugen: {
    own: [disc, 'night'],
    hero: [disc, 'day'],
    others: {
      globe: [globe, 'night'],
      window: [windowLamp, 'night'],
      comb: [comb, 'day'],
      noon: [disc, 'day'],
      morning: [globe, 'pale'],
    },
  },
} as const satisfies Record<string, FamilySheet>

/** The id of a channel that has pictures without people. */
export type Family = keyof typeof families

/** The pictures of a channel without people, by file name. */
export function scenesOf(family: Family, seed: string): ReadonlyMap<string, string> {
  const palette = paletteOf(seed)
  const files = new Map<string, string>()
  const parts = ([subject, toneName]: Print, size: Size, file: string) =>
    subject({ size, tone: toneOf(palette, toneName), random: randomFrom(file) })
  const draw = (name: string, print: Print, size: Size) => {
    const file = `${family}/${name}.svg`
    files.set(file, picture(size, ...parts(print, size, file)))
  }
  const { own, hero = own, others }: FamilySheet = families[family]
  const closeUp = tag('svg', { width: 200, height: 200, viewBox: '38 24 224 224' }, ...parts(own, sizes.card, family))
  draw('jacket', own, sizes.jacket)
  draw('jacket-tall', own, sizes.card)
  draw('hero', hero, sizes.wide)
  files.set(`${family}/avatar.svg`, picture(sizes.square, closeUp))
  for (const [name, print] of Object.entries(others)) draw(name, print, sizes.wide)
  return files
}
