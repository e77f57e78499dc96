import type { CardBrand } from '@tsudoi/design-system/screens/purchase/card.types'
import { useSession } from '../session/sessionStore.ts'
import { tabStore } from '../storage/textStore.ts'
import { randomId } from '../randomId.ts'

/**
 * A card that the user entered for one purchase. It contains only the gateway's token and the brand, no card number
 * (X14).
 */
export interface OneTimeCard {
  /** Identifies this card in the idempotency key of the order, where the token must not appear. */
  id: string
  /** Id of the member who entered the card. Another member cannot pay with it. */
  accountId: string
  cardToken: string
  brand: CardBrand
  /** When this card expires, in milliseconds since 1970. */
  until: number
}

const storageKey = 'tsudoi.new-card'

/** How long a one-time card is stored, in milliseconds. Longer than users take to read the confirmation (Q121). */
const lifetimeMs = 600_000

const isHeldCard = (value: Partial<OneTimeCard>): value is OneTimeCard =>
  [value.id, value.accountId, value.cardToken, value.brand].every((text) => typeof text === 'string') &&
  Number.isFinite(value.until)

/**
 * Passes a new card from the card page to the purchase. The card is stored in this tab, only for the member who entered
 * it, and is deleted after its use, after ten minutes or with the session (S035).
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
