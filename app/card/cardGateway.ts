import type { GatewayCard } from '@tsudoi/design-system/screens/purchase/card.types'
import { withTimeout } from '../time/withTimeout.ts'

/** The gateway's answer for a card. */
export type GatewayAnswer =
  /** A single-use token that replaces the card's data from here on. */
  | { state: 'token'; cardToken: string }
  /** The gateway refused the card; `field` if it named the wrong part. */
  | { state: 'refused'; field?: 'number' | 'expiry' | 'code' | undefined }
  /** The card was not sent, so the form can keep its input. */
  | { state: 'unreached' }
  /** The card may have been sent, but no answer arrived. */
  | { state: 'unanswered' }

/** Exchanges a card for a token. The card's data is sent to the gateway only (X14). */
export interface CardGateway {
  tokenise: (card: GatewayCard) => Promise<GatewayAnswer>
}

/** Timeout of the gateway, ms (Q120). */
export const gatewayTimeoutMs = 20_000

/**
 * Requests a token, with a timeout. Erases the card's data from `card` afterwards, so that the app no longer has it.
 */
export async function requestCardToken(gateway: CardGateway, card: GatewayCard): Promise<GatewayAnswer> {
  const unanswered: GatewayAnswer = { state: 'unanswered' }
  try {
    return await withTimeout(
      gateway.tokenise(card).catch(() => unanswered),
      gatewayTimeoutMs,
      unanswered,
    )
  } finally {
    Object.assign(card, { number: '', expiry: '', securityCode: '' })
  }
}
