/** Rarities of gacha items, the rarest first. The specification does not list them; the product defines them. */
export const rarities = ['SSR', 'SR', 'R', 'N'] as const

/** The rarity of a gacha item, from `SSR` (rarest) to `N`. */
export type Rarity = (typeof rarities)[number]
