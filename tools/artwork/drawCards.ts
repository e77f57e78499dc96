import type { Rarity } from '../../contracts/gacha/rarity.ts'
import { channels } from '../../contracts/sandbox/channel/channels.content.ts'
import { gachaItems } from '../../contracts/sandbox/gacha/gachaItems.content.ts'
import { memberPortraits, type MemberPortraitId } from './memberPortraits.ts'
import { memberCard, subjectCard } from './printing.ts'
import type { Portrait } from './printing/portrait.ts'
import type { Subject } from './scene.ts'
import { shrineGates, paperLanterns, paperUmbrella, floatingFlames } from './scenes/benio.ts'
import { stageAndAudience, paradeNight } from './scenes/lemonade.ts'
import { musicBoxComb, musicBoxDisc, snowGlobe, windowLamp } from './scenes/setsugen.ts'
import { cabin, forest, lake, owl } from './scenes/shinyou.ts'
import { harbour, lighthouseNight, microphone, paperBoat } from './scenes/todai.ts'
import { pianoKeys, cityOfLevelBars, amplifierTube, vinyl } from './scenes/velvet.ts'
import { emptyGlass, lemonSeed, looseRibbon, practiceWindow, scoreCorner, stripedFlag } from './things.ts'
import { picture, pictureSizes } from './svg.ts'

/** A card's motif: a member (optionally in another costume), two members, or a subject without people. */
type Motif = readonly [MemberPortraitId, Partial<Portrait>?, MemberPortraitId?] | Subject

/** The motif of each card, by the item id of the card. */
const motifs: Readonly<Record<string, Motif>> = {
  'lemonade-parade-akari': ['lemonade-akari', { costume: 'parade', mouth: 'open' }],
  'lemonade-parade-five': stageAndAudience,
  'lemonade-parade-kotoha': ['lemonade-kotoha'],
  'lemonade-parade-mitsuki': ['lemonade-mitsuki'],
  'lemonade-parade-sui': ['lemonade-sui', { eyes: 'wink' }],
  'lemonade-parade-nao': ['lemonade-nao'],
  'lemonade-parade-akari-rest': ['lemonade-akari', { costume: 'hoodie', tilt: 5 }],
  'lemonade-parade-kotoha-laces': ['lemonade-kotoha', { costume: 'hoodie', tilt: -4 }],
  'lemonade-parade-mitsuki-flask': ['lemonade-mitsuki', { costume: 'knit', mouth: 'calm' }],
  'lemonade-parade-sui-hat': ['lemonade-sui', { hair: 'beret', costume: 'sailor' }],
  'lemonade-parade-nao-bench': ['lemonade-nao', { costume: 'collar', mouth: 'smile', tilt: 4 }],
  'lemonade-parade-ticket': paradeNight,
  'lemonade-parade-window': practiceWindow,
  'lemonade-parade-glass': emptyGlass,
  'lemonade-parade-flag': stripedFlag,
  'lemonade-parade-score': scoreCorner,
  'lemonade-parade-seed': lemonSeed,
  'lemonade-parade-ribbon': looseRibbon,

  'velvet-tube-duo': ['velvet-rei', { mouth: 'smile' }, 'velvet-masora'],
  'velvet-tube-masora': ['velvet-masora'],
  'velvet-tube-rei': ['velvet-rei'],
  'velvet-tube-masora-rest': ['velvet-masora', { costume: 'hoodie', tilt: 4 }],
  'velvet-tube-rei-rest': ['velvet-rei', { costume: 'knit', mouth: 'smile', tilt: -5 }],
  'velvet-tube-keys': pianoKeys,
  'velvet-tube-levels': cityOfLevelBars,
  'velvet-tube-tube': amplifierTube,
  'velvet-sleeve-gold': ['velvet-masora', { costume: 'collar' }],
  'velvet-sleeve-rei': ['velvet-rei', { costume: 'jacket', eyes: 'wink' }],
  'velvet-sleeve-masora': ['velvet-masora', { costume: 'knit', tilt: -4 }],
  'velvet-sleeve-record': vinyl,
  'velvet-sleeve-dunes': pianoKeys,
  'velvet-sleeve-proof': vinyl,
  'velvet-sleeve-tube': amplifierTube,

  'todai-album-shiori': ['todai-shiori', { costume: 'cape', tilt: 0 }],
  'todai-album-wataru': ['todai-wataru'],
  'todai-album-misaki': ['todai-misaki', { costume: 'sailor' }],
  'todai-album-touta': ['todai-touta'],
  'todai-album-shiori-knit': ['todai-shiori', { costume: 'knit', tilt: 4 }],
  'todai-album-ticket': lighthouseNight,
  'todai-album-boat': paperBoat,
  'todai-album-harbour': harbour,
  'todai-album-studio': microphone,
  'todai-album-tower': lighthouseNight,
  'todai-postcard-misaki': ['todai-misaki', { costume: 'hoodie', eyes: 'wink' }],
  'todai-postcard-harbour': harbour,
  'todai-postcard-tower': lighthouseNight,
  'todai-postcard-boat': paperBoat,

  'shinyou-base-mimi': owl,
  'shinyou-base-hinata': ['shinyou-hinata', { eyes: 'closed' }],
  'shinyou-base-nire': ['shinyou-nire', { mouth: 'open' }],
  'shinyou-base-kashiwagi': ['shinyou-kashiwagi'],
  'shinyou-base-hinata-rain': ['shinyou-hinata', { costume: 'cape', tilt: -3 }],
  'shinyou-base-cabin': cabin,
  'shinyou-base-lake': lake,
  'shinyou-base-forest': forest,

  'benio-lantern-benio': ['benio-benio', { tilt: 0 }],
  'benio-lantern-nanashi': ['benio-nanashi'],
  'benio-lantern-chihaya': ['benio-chihaya'],
  'benio-lantern-benio-rain': ['benio-benio', { costume: 'cape', tilt: 4 }],
  'benio-lantern-gates': shrineGates,
  'benio-lantern-lanterns': paperLanterns,
  'benio-lantern-wisps': floatingFlames,
  'benio-lantern-umbrella': paperUmbrella,

  'setsugen-lot-yuki': ['setsugen-yuki', { tilt: 0 }],
  'setsugen-lot-touma': ['setsugen-touma'],
  'setsugen-lot-yuki-rest': ['setsugen-yuki', { costume: 'knit', hair: 'bob', tilt: 4 }],
  'setsugen-lot-globe': snowGlobe,
  'setsugen-lot-window': windowLamp,
  'setsugen-lot-comb': musicBoxComb,
  'setsugen-lot-disc': musicBoxDisc,
}

function drawCard(itemId: string, rarity: Rarity, seed: string): readonly string[] {
  const motif = motifs[itemId]
  if (!motif) throw new Error(`No motif for the card ${itemId}`)
  if (typeof motif === 'function') return subjectCard(rarity, seed, motif, itemId)
  const [who, changes, beside] = motif
  const first: Portrait = { ...memberPortraits[who], ...changes }
  return memberCard(rarity, seed, beside ? [first, memberPortraits[beside]] : [first], itemId)
}

/**
 * Draws all gacha cards. Returns their SVG by file name. Items that share a picture use the motif of the first item.
 */
export function drawCards(): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>(channels.map(({ ipId, oshiColor }) => [ipId, oshiColor]))
  const drawn = new Map<string, string>()
  for (const { itemId, rarity, image } of gachaItems) {
    if (drawn.has(image)) continue
    const seed = seeds.get(image.split('/')[0] ?? '')
    if (!seed) throw new Error(`${image} is in the folder of no channel`)
    drawn.set(image, picture(pictureSizes.card, ...drawCard(itemId, rarity, seed)))
  }
  return drawn
}
