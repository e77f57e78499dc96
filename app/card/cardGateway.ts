import type { GatewayCard } from '@tsudoi/design-system/screens/purchase/card.types'
import { withTimeout } from '../time/withTimeout.ts'

/** What the card gateway answered when it received a card. */
export type CardGatewayAnswer =
  /**
   * The gateway accepted the card and returned a single-use token, which replaces the card's data in later requests.
   */
  | { state: 'token'; cardToken: string }
  /** The gateway refused the card. `field` is the wrong part of the card, if the gateway named it. */
  | { state: 'refused'; field?: 'number' | 'expiry' | 'code' | undefined }
  /** The card was not sent, so the form can keep its input. */
  | { state: 'unreached' }
  /** The card may have been sent, but no answer arrived. */
  | { state: 'unanswered' }

/**
 * Exchanges a card for a token at the company that accepts cards. The app sends the card's data to no other server
 * (X14).
 */
export interface CardGateway {
  tokenise: (card: GatewayCard) => Promise<CardGatewayAnswer>
}

/** Timeout of a request to the gateway, in milliseconds (Q120). */
export const cardGatewayTimeoutMs = 20_000

/**
 * Requests a token, with a timeout. Erases the card's data from `card` afterwards, so that the app no longer has it.
 */
export async function requestCardToken(gateway: CardGateway, card: GatewayCard): Promise<CardGatewayAnswer> {
  const unanswered: CardGatewayAnswer = { state: 'unanswered' }
  try {
    return await withTimeout(
      gateway.tokenise(card).catch(() => unanswered),
      cardGatewayTimeoutMs,
      unanswered,
    )
  } finally {
    Object.assign(card, { number: '', expiry: '', securityCode: '' })
  }
}
