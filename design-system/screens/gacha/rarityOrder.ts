import type { RarityName } from '../../components/Rarity.tsx'

/** The rarities, rarest first; an unknown rarity of a newer server comes last. */
export const rarityOrder: readonly RarityName[] = ['SSR', 'SR', 'R', 'N', 'UNKNOWN']
