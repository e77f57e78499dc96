import type { Portrait } from './printing/portrait.ts'

/**
 * How each member of a channel is drawn, by member id. Style and hair colour are the same on every card. A card changes
 * costume, background and expression.
 */
export const memberPortraits = {
  'todai-shiori': { hair: 'long', costume: 'collar', ground: 'light', tilt: -3, hairColour: '#27304d' },
  'todai-wataru': { hair: 'crop', costume: 'hoodie', ground: 'paper', halo: true, hairColour: '#4a3728' },
  'todai-misaki': { hair: 'short', costume: 'jacket', ground: 'deep', tilt: 3, hairColour: '#6b7f96' },
  'todai-touta': { hair: 'centre', costume: 'knit', ground: 'main', halo: true, glasses: true, hairColour: '#2a2230' },
  'lemonade-akari': { hair: 'bob', costume: 'collar', ground: 'light', hairColour: '#2f2a45' },
  'lemonade-kotoha': {
    hair: 'twinTails',
    costume: 'sailor',
    ground: 'main',
    halo: true,
    tilt: 4,
    hairColour: '#8a4b34',
  },
  'lemonade-mitsuki': { hair: 'long', costume: 'parade', ground: 'deep', hairColour: '#d9963c' },
  'lemonade-sui': { hair: 'short', costume: 'parade', ground: 'paper', halo: true, tilt: -4, hairColour: '#3f6f8f' },
  'lemonade-nao': { hair: 'buns', costume: 'apron', ground: 'light', mouth: 'open', hairColour: '#c9694f' },
  'benio-benio': { hair: 'hime', costume: 'kimono', ground: 'light', tilt: -3, hairColour: '#2b1a1f' },
  'benio-nanashi': {
    hair: 'fringe',
    costume: 'cape',
    ground: 'deep',
    halo: true,
    eyes: 'open',
    mouth: 'calm',
    hairColour: '#f2936f',
  },
  'benio-chihaya': { hair: 'ponytail', costume: 'kimono', ground: 'main', tilt: 3, hairColour: '#54323f' },
  'shinyou-hinata': {
    hair: 'braids',
    costume: 'hoodie',
    ground: 'light',
    halo: true,
    eyes: 'wink',
    hairColour: '#7a4a2b',
  },
  'shinyou-nire': { hair: 'curls', costume: 'apron', ground: 'deep', tilt: 4, hairColour: '#4b3a2f' },
  'shinyou-kashiwagi': {
    hair: 'crop',
    costume: 'jacket',
    ground: 'paper',
    halo: true,
    glasses: true,
    tilt: -2,
    hairColour: '#33413a',
  },
  'velvet-masora': {
    hair: 'headphones',
    costume: 'jacket',
    ground: 'deep',
    halo: true,
    mouth: 'calm',
    hairColour: '#473a63',
  },
  'velvet-rei': { hair: 'waves', costume: 'collar', ground: 'light', tilt: 4, mouth: 'open', hairColour: '#c79a6b' },
  'setsugen-yuki': { hair: 'beret', costume: 'cape', ground: 'light', halo: true, tilt: -3, hairColour: '#5c6b7a' },
  'setsugen-touma': { hair: 'centre', costume: 'knit', ground: 'deep', glasses: true, hairColour: '#2f3a44' },
} as const satisfies Record<string, Portrait>

/** The id of a member of a channel who can be drawn: a key of `memberPortraits`. */
export type MemberPortraitId = keyof typeof memberPortraits

/** How fans are drawn (demo accounts and example members). A fan has no channel, so each has a separate colour. */
export const fanPortraits = {
  koharu: { seed: '#ffe45c', portrait: { hair: 'bob', costume: 'collar', ground: 'light' } },
  midori: { seed: '#1f8a54', portrait: { hair: 'buns', costume: 'hoodie', ground: 'main', halo: true } },
  yofukashi: { seed: '#1464c8', portrait: { hair: 'crop', costume: 'jacket', ground: 'light', halo: true } },
  sakuranbo: { seed: '#d3213d', portrait: { hair: 'long', costume: 'collar', ground: 'main' } },
  yuusuke: { seed: '#8f7a5a', portrait: { hair: 'short', costume: 'knit', ground: 'paper' } },
  mejiro: { seed: '#1464c8', portrait: { hair: 'waves', costume: 'sailor', ground: 'deep', halo: true } },
} as const satisfies Record<string, { seed: string; portrait: Portrait }>
