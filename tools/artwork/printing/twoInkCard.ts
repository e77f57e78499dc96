import { halftone, lightShafts } from '../marks.ts'
import { mixColours } from '../oklch.ts'
import type { Palette } from '../palette.ts'
import type { PersonInks } from '../portrait/inks.ts'
import { drawPerson } from '../portrait/person.ts'
import { circle, rect, pictureSizes } from '../svg.ts'
import { backgroundColours, withPaperMargin, type GroundColour, type Portrait } from './portrait.ts'

const { card } = pictureSizes

function inksOn(
  ground: GroundColour,
  { paper, tint, light, main, mid, deep, ink, cloth, bright }: Palette,
): PersonInks {
  const onDeep = ground === 'deep'
  return {
    skin: paper,
    shade: ground === 'paper' && !bright ? light : tint,
    blush: !bright ? light : onDeep ? mixColours(paper, main, 0.6) : cloth === main ? main : light,
    hair: onDeep ? cloth : ink,
    trim: onDeep ? paper : ground === 'main' ? deep : bright ? mid : main,
    line: ink,
    cloth: ground === 'main' ? deep : onDeep ? paper : cloth,
    collar: onDeep ? ink : ground !== 'paper' ? paper : bright ? deep : tint,
    button: onDeep ? cloth : ink,
  }
}

/**
 * Draws a portrait in the channel's default printing style, which avatars have too: the channel's colour and ink, with
 * light from the right.
 */
export function channelPortrait(palette: Palette, portrait: Portrait): readonly string[] {
  const ground = portrait.ground ?? 'light'
  const { colour, halo, shaft } = backgroundColours(palette, ground)
  const opaque = palette.bright || ground === 'paper'
  return [
    rect(0, 0, card.w, card.h, colour),
    lightShafts(card, shaft, ground === 'deep' ? 0.22 : 0.5),
    portrait.halo ? circle(150, 180, 122, halo, opaque ? {} : { opacity: 0.7 }) : '',
    drawPerson(portrait, inksOn(ground, palette)),
  ]
}

/**
 * Draws a card printed with two inks (二色刷り): the channel's colour and ink on a halftone background, with a paper
 * margin.
 */
export function twoInkCard(palette: Palette, portrait: Portrait): readonly string[] {
  const { paper, tint, light, main, bright, cloth } = palette
  const inks = inksOn('light', palette)
  return withPaperMargin(
    palette,
    bright ? light : tint,
    halftone(card, cloth, 15, (depth) => 7.4 * (1 - depth * 0.9)),
    circle(150, 176, 112, paper),
    drawPerson(portrait, { ...inks, shade: bright ? cloth : light, trim: bright ? inks.trim : main }),
  )
}
