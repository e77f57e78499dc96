import type { RarityName } from '../../components/Rarity.tsx'

/** A photo a member owns; doubles are counted, not repeated. */
export interface CollectedPhoto {
  id: string
  name: string
  image?: string
  rarity?: RarityName
  owned: number
  channel: { id: string; name: string; seed?: string; href: string }
}
