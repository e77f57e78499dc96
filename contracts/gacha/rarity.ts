/** Rarities, the rarest first. Names are ours; the specification has none. */
export const rarities = ['SSR', 'SR', 'R', 'N'] as const

/** The rarity of a gacha item, from `SSR` (rarest) to `N`. */
export type Rarity = (typeof rarities)[number]
