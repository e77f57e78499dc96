import { paletteOf } from './palette.ts'
import { randomFrom } from './random.ts'
import type { Subject } from './scene.ts'
import { gates, lanterns, umbrella, wisps } from './scenes/benio.ts'
import { hall, parade, slices, soda } from './scenes/lemonade.ts'
import { comb, disc, globe, windowLamp } from './scenes/setsugen.ts'
import { cabin, forest, lake, owl } from './scenes/shinyou.ts'
import { harbour, lighthouse, lighthouseNight, microphone, paperBoat } from './scenes/todai.ts'
import { keys, levels, tube, vinyl } from './scenes/velvet.ts'
import { picture, sizes } from './svg.ts'
import { toneOf, type ToneName } from './tone.ts'

type Print = readonly [Subject, ToneName]

interface FamilySheet {
  readonly own: Print
  /** Where the channel's own page shows the picture by another light. */
  readonly hero?: Print
  readonly others: Readonly<Record<string, Print>>
}

/** What each channel draws: its own picture first (jacket, hero, avatar), then what its programme shows. */
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

export type Family = keyof typeof families

/** The pictures of a channel without people, by file name. */
export function scenesOf(family: Family, seed: string): ReadonlyMap<string, string> {
  const palette = paletteOf(seed)
  const files = new Map<string, string>()
  const draw = (name: string, [subject, toneName]: Print, size: keyof typeof sizes) => {
    const file = `${family}/${name}.svg`
    files.set(
      file,
      picture(
        sizes[size],
        ...subject({ size: sizes[size], tone: toneOf(palette, toneName), random: randomFrom(file) }),
      ),
    )
  }
  const { own, hero = own, others }: FamilySheet = families[family]
  draw('jacket', own, 'jacket')
  draw('jacket-tall', own, 'card')
  draw('hero', hero, 'wide')
  draw('avatar', own, 'square')
  for (const [name, subject] of Object.entries(others)) draw(name, subject, 'wide')
  return files
}
