/** By a card, typed in or registered. */
export const isCardMethod = (method: string | undefined): boolean =>
  method === 'CREDIT_CARD' || method === 'PERSISTENT_CARD'
