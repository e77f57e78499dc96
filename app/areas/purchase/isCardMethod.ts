/** Whether the payment method is a card, either typed or registered. */
export const isCardMethod = (method: string | undefined): boolean =>
  method === 'CREDIT_CARD' || method === 'PERSISTENT_CARD'
