import type { RarityName } from '../../components/Rarity.tsx'

/** The rarest first; what a newer server invented comes last. */
export const rarityOrder: readonly RarityName[] = ['SSR', 'SR', 'R', 'N', 'UNKNOWN']
