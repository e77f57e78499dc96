/** A rarity in words, for facts and accessible names. UNKNOWN is a value that this version does not know. */
export const rarityText = (rarity: string): string => (rarity === 'UNKNOWN' ? 'レア度不明' : rarity)
