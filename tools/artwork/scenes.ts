import { paletteOf } from './palette.ts'
import { randomFrom } from './random.ts'
import type { Subject } from './scene.ts'
import { shrineGates, paperLanterns, paperUmbrella, floatingFlames } from './scenes/benio.ts'
import { stageAndAudience, paradeNight, starsOverLemonSlices, glassOfSoda } from './scenes/lemonade.ts'
import { musicBoxComb, musicBoxDisc, snowGlobe, windowLamp } from './scenes/setsugen.ts'
import { cabin, forest, lake, owl } from './scenes/shinyou.ts'
import { harbour, lighthouse, lighthouseNight, microphone, paperBoat } from './scenes/todai.ts'
import { pianoKeys, cityOfLevelBars, amplifierTube, vinyl } from './scenes/velvet.ts'
import { picture, pictureSizes, tag, type Size } from './svg.ts'
import { toneOf, type ToneName } from './tone.ts'

type Print = readonly [Subject, ToneName]

interface FamilySheet {
  readonly own: Print
  /** The subject and time of day of the large picture on the channel's page, if they differ from `own`. */
  readonly hero?: Print
  readonly others: Readonly<Record<string, Print>>
}

/** The pictures of each channel: `own` is used for its jacket, hero and avatar, `others` are those of its programme. */
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
    own: [starsOverLemonSlices, 'day'],
    others: {
      parade: [paradeNight, 'night'],
      soda: [glassOfSoda, 'night'],
      glass: [glassOfSoda, 'day'],
      hall: [stageAndAudience, 'night'],
      morning: [starsOverLemonSlices, 'paper'],
    },
  },
  benio: {
    own: [floatingFlames, 'day'],
    others: {
      night: [floatingFlames, 'night'],
      gates: [shrineGates, 'night'],
      umbrella: [paperUmbrella, 'pale'],
      lanterns: [paperLanterns, 'night'],
      dusk: [shrineGates, 'day'],
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
      tube: [amplifierTube, 'night'],
      keys: [pianoKeys, 'day'],
      levels: [cityOfLevelBars, 'night'],
      morning: [vinyl, 'pale'],
      warm: [amplifierTube, 'pale'],
    },
  },
  setsugen: {
    own: [musicBoxDisc, 'night'],
    hero: [musicBoxDisc, 'day'],
    others: {
      globe: [snowGlobe, 'night'],
      window: [windowLamp, 'night'],
      comb: [musicBoxComb, 'day'],
      noon: [musicBoxDisc, 'day'],
      morning: [snowGlobe, 'pale'],
    },
  },
} as const satisfies Record<string, FamilySheet>

/** The id of a channel that has pictures without people, as listed in `families`. */
export type SceneChannelId = keyof typeof families

/** Draws the pictures of a channel without people. Returns their SVG by file name. */
export function scenePicturesOf(family: SceneChannelId, seed: string): ReadonlyMap<string, string> {
  const palette = paletteOf(seed)
  const files = new Map<string, string>()
  const parts = ([subject, toneName]: Print, size: Size, file: string) =>
    subject({ size, tone: toneOf(palette, toneName), random: randomFrom(file) })
  const draw = (name: string, print: Print, size: Size) => {
    const file = `${family}/${name}.svg`
    files.set(file, picture(size, ...parts(print, size, file)))
  }
  const { own, hero = own, others }: FamilySheet = families[family]
  const closeUp = tag(
    'svg',
    { width: 200, height: 200, viewBox: '38 24 224 224' },
    ...parts(own, pictureSizes.card, family),
  )
  draw('jacket', own, pictureSizes.jacket)
  draw('jacket-tall', own, pictureSizes.card)
  draw('hero', hero, pictureSizes.wide)
  files.set(`${family}/avatar.svg`, picture(pictureSizes.square, closeUp))
  for (const [name, print] of Object.entries(others)) draw(name, print, pictureSizes.wide)
  return files
}
