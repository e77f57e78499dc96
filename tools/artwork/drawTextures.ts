import { channels } from '../../contracts/sandbox/channel/channels.content.ts'
import { members } from '../../contracts/sandbox/channel/members.content.ts'
import { drawCards } from './drawCards.ts'
import { memberPortraits, fanPortraits } from './memberPortraits.ts'
import { paletteOf } from './palette.ts'
import { drawFace, type Portrait } from './printing/portrait.ts'
import { channelPortrait } from './printing/twoInkCard.ts'
import { scenePicturesOf } from './scenes.ts'
import { owl } from './scenes/shinyou.ts'
import { randomFrom } from './random.ts'
import { picture, pictureSizes } from './svg.ts'
import { toneOf } from './tone.ts'

/** Draws every picture of the sandbox. Returns the SVG by its path below the textures folder. */
export function drawTextures(): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>(channels.map(({ ipId, oshiColor }) => [ipId, oshiColor]))
  const files = new Map<string, string>()
  for (const { ipId, oshiColor } of channels)
    for (const [file, svg] of scenePicturesOf(ipId, oshiColor)) files.set(file, svg)
  for (const { memberId, ipId, image } of members) {
    const palette = paletteOf(seeds.get(ipId) ?? '')
    const portrait: Portrait | undefined =
      memberId in memberPortraits ? memberPortraits[memberId as keyof typeof memberPortraits] : undefined
    const parts = portrait
      ? channelPortrait(palette, portrait)
      : owl({ size: pictureSizes.card, tone: toneOf(palette, 'night'), random: randomFrom(image) })
    files.set(image, picture(pictureSizes.card, ...parts))
  }
  for (const [fan, { seed, portrait }] of Object.entries(fanPortraits))
    files.set(`fan/${fan}.svg`, picture(pictureSizes.square, drawFace(channelPortrait(paletteOf(seed), portrait))))
  for (const [file, svg] of drawCards()) files.set(file, svg)
  return files
}
