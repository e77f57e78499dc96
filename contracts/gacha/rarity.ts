/** Rarities, the rarest first. Names are ours; the specification has none. */
export const rarities = ['SSR', 'SR', 'R', 'N'] as const
export type Rarity = (typeof rarities)[number]
