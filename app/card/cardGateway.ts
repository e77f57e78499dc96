import type { CardFigures } from '@tsudoi/design-system/screens/purchase/card.types'

/** What the gateway says of a card that it was shown. */
export type GatewayAnswer =
  /** Good for one use; stands for the card from here on. */
  | { state: 'token'; cardToken: string }
  /** It does not take it; `field` where it says which part. */
  | { state: 'refused'; field?: 'number' | 'expiry' | 'code' }
  /** It was not shown anything: what is typed can stay. */
  | { state: 'unreached' }
  /** It may have seen the card, and has said nothing. */
  | { state: 'unanswered' }

/** Turns a card into a token (X14). The card goes to the gateway and to nobody else. */
export interface CardGateway {
  tokenise: (card: CardFigures) => Promise<GatewayAnswer>
}

/** How long a gateway may take, in milliseconds (Q120). */
export const gatewayPatience = 20_000

/** Asks the gateway once, in time. From then on nothing of ours holds the card: its figures are taken out of it. */
export async function askGateway(gateway: CardGateway, card: CardFigures): Promise<GatewayAnswer> {
  let late: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<GatewayAnswer>((resolve) => {
    late = setTimeout(() => resolve({ state: 'unanswered' }), gatewayPatience)
  })
  try {
    return await Promise.race([gateway.tokenise(card).catch(() => ({ state: 'unanswered' }) as const), tooLate])
  } finally {
    clearTimeout(late)
    Object.assign(card, { number: '', expiry: '', securityCode: '' })
  }
}
