import type { CardBrand } from '@tsudoi/design-system/screens/purchase/card.types'

/** A card that was typed in for one purchase: the gateway's token for it, and its brand. No figure of it (X14). */
export interface HeldCard {
  /** Names this card in the key of its order, so that the token stands nowhere else. */
  id: string
  cardToken: string
  brand: CardBrand
  /** Milliseconds since 1970. */
  until: number
}

const place = 'tsudoi.new-card'

/** Longer than anybody looks at the last step, in milliseconds (Q121). */
const life = 600_000

/**
 * The way of a new card from its own document to the purchase: in this tab, until it is used, for ten minutes at most,
 * and gone with the session (S035).
 */
export const heldCard = {
  /** False: this browser keeps nothing, so there is no way. */
  hold(cardToken: string, brand: CardBrand): boolean {
    const held: HeldCard = { id: crypto.randomUUID(), cardToken, brand, until: Date.now() + life }
    try {
      sessionStorage.setItem(place, JSON.stringify(held))
      return true
    } catch {
      return false
    }
  },
  read(): HeldCard | undefined {
    try {
      const held = JSON.parse(sessionStorage.getItem(place) ?? 'null') as HeldCard | null
      if (held && held.until > Date.now()) return held
      sessionStorage.removeItem(place)
    } catch {
      // Nothing was kept.
    }
    return undefined
  },
  /** It was used, or is not wanted any more. */
  drop(): void {
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Nothing was kept.
    }
  },
}
