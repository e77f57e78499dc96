import type { CardBrand } from '@tsudoi/design-system/screens/purchase/card.types'
import { useSession } from '../session/sessionStore.ts'
import { tabStore } from '../session/textStore.ts'

/** A card that was typed in for one purchase: the gateway's token for it, and its brand. No figure of it (X14). */
export interface HeldCard {
  /** Names this card in the key of its order, so that the token stands nowhere else. */
  id: string
  /** Who typed it in: another member never pays with it. */
  accountId: string
  cardToken: string
  brand: CardBrand
  /** Milliseconds since 1970. */
  until: number
}

const place = 'tsudoi.new-card'

/** Longer than anybody looks at the last step, in milliseconds (Q121). */
const life = 600_000

const isHeldCard = (value: Partial<HeldCard>): value is HeldCard =>
  [value.id, value.accountId, value.cardToken, value.brand].every((text) => typeof text === 'string') &&
  Number.isFinite(value.until)

/**
 * The way of a new card from its own document to the purchase: in this tab, until it is used, for ten minutes at most,
 * for the member who typed it in, and gone with the session (S035).
 */
export const heldCard = {
  /** False: this browser keeps nothing, so there is no way. */
  hold(cardToken: string, brand: CardBrand): boolean {
    const { accountId } = useSession.getState()
    const held: HeldCard = { id: crypto.randomUUID(), accountId, cardToken, brand, until: Date.now() + life }
    tabStore.setJson(place, held)
    if (tabStore.isKept(place)) return true
    heldCard.drop()
    return false
  },
  read(): HeldCard | undefined {
    const held = (tabStore.getJson(place) ?? {}) as Partial<HeldCard>
    const isOwn = held.accountId === useSession.getState().accountId
    if (isHeldCard(held) && isOwn && held.until > Date.now()) return held
    heldCard.drop()
    return undefined
  },
  /** It was used, or is not wanted any more. */
  drop: (): void => tabStore.remove(place),
}
