/** Rarities, the rarest first (ours: the documents name none; the design language prints them as methods). */
export const rarities = ['SSR', 'SR', 'R', 'N'] as const
export type Rarity = (typeof rarities)[number]
