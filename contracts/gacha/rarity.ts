/** How rare it is, the rarest first: SSR, SR, R, N (ours: the documents name none). */
export const rarities = ['SSR', 'SR', 'R', 'N'] as const
export type Rarity = (typeof rarities)[number]
