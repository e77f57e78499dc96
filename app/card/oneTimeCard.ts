import type { CardBrand } from '@tsudoi/design-system/screens/purchase/card.types'
import { useSession } from '../session/sessionStore.ts'
import { tabStore } from '../storage/textStore.ts'
import { randomId } from '../randomId.ts'

/** A card entered for one purchase: only the gateway's token and the brand, no card number (X14). */
export interface OneTimeCard {
  /** Id of this card in the order's idempotency key, so that the token appears nowhere else. */
  id: string
  /** The member who entered the card; another member cannot pay with it. */
  accountId: string
  cardToken: string
  brand: CardBrand
  /** Expiry time, milliseconds since 1970. */
  until: number
}

const storageKey = 'tsudoi.new-card'

/** Lifetime of a held card, ms: longer than users read the confirmation (Q121). */
const lifetimeMs = 600_000

const isHeldCard = (value: Partial<OneTimeCard>): value is OneTimeCard =>
  [value.id, value.accountId, value.cardToken, value.brand].every((text) => typeof text === 'string') &&
  Number.isFinite(value.until)

/**
 * Passes a new card from the card page to the purchase. Stored in this tab until it is used, for at most ten minutes,
 * only for the member who entered it, and deleted with the session (S035).
 */
export const oneTimeCard = {
  /** Stores the card. Returns false if the browser has no storage. */
  hold(cardToken: string, brand: CardBrand): boolean {
    const { accountId } = useSession.getState()
    const card: OneTimeCard = { id: randomId(), accountId, cardToken, brand, until: Date.now() + lifetimeMs }
    tabStore.setJson(storageKey, card)
    if (tabStore.isKept(storageKey)) return true
    oneTimeCard.drop()
    return false
  },
  read(): OneTimeCard | undefined {
    const card = (tabStore.getJson(storageKey) ?? {}) as Partial<OneTimeCard>
    const isOwn = card.accountId === useSession.getState().accountId
    if (isHeldCard(card) && isOwn && card.until > Date.now()) return card
    oneTimeCard.drop()
    return undefined
  },
  /** Deletes the card after its use, or when it is no longer needed. */
  drop: (): void => tabStore.remove(storageKey),
}
