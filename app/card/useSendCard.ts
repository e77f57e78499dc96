import { registerCreditCard } from '@tsudoi/contracts/payment/payment.endpoints'
import { cardBrandOf } from '@tsudoi/design-system/screens/purchase/card.rules'
import type { CardBrand, GatewayCard, CardRefusal } from '@tsudoi/design-system/screens/purchase/card.types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { isDecidedByServer } from '../api/isDecidedByServer.ts'
import { errorSentenceOf } from '../errors/formErrors.ts'
import { registeredCardView } from './card.mappers.ts'
import { requestCardToken, type CardGateway } from './cardGateway.ts'
import { gatewayFailureMessage, noCardStorageText, registrationUnknownText } from './gatewayMessages.ts'
import { oneTimeCard } from './oneTimeCard.ts'
import { mustBeShownByApp } from './useCardGateway.ts'

/** Result of sending a card: the card is either registered (`isKept`) or stored for one purchase. */
export type SentCard = { isKept: true; card: ReturnType<typeof registeredCardView> } | { isKept: false }

/** Empties the form's fields in the document immediately, before React renders again. */
function emptyFields(): void {
  for (const field of document.querySelectorAll('input')) field.value = ''
}

/**
 * Empties the fields when `empty` is called, and on page unload, so that the back/forward cache does not store them.
 */
function useEmptyFields(): { emptiedCount: number; empty: () => void } {
  const [emptiedCount, setEmptied] = useState(0)
  const empty = useCallback(() => {
    emptyFields()
    setEmptied((times) => times + 1)
  }, [])
  useEffect(() => {
    addEventListener('pagehide', empty)
    return () => removeEventListener('pagehide', empty)
  }, [empty])
  return { emptiedCount, empty }
}

/** Registers the card, or stores it for the purchase. Returns the message to show if that fails. */
async function storeCard(
  cardToken: string,
  brand: CardBrand,
  isKept: boolean,
): Promise<{ sent: SentCard } | { refused: CardRefusal }> {
  if (!isKept)
    return oneTimeCard.hold(cardToken, brand) ? { sent: { isKept } } : { refused: { form: noCardStorageText } }
  try {
    const { creditCard } = await call(registerCreditCard, { body: { gateway: 'SBPS', cardToken } })
    return { sent: { isKept, card: registeredCardView(creditCard) } }
  } catch (error) {
    if (mustBeShownByApp(error)) throw error
    return { refused: { form: isDecidedByServer(error) ? errorSentenceOf(error) : registrationUnknownText } }
  }
}

interface SendHandlers {
  onSent: (sent: SentCard) => void
  /** Called after a failure that the app has to show. */
  leave: () => void
}

/**
 * Sends a card from the form to the gateway, and its token to the server. The card's data is passed on once as an
 * argument and never stored in state (X14). Ignores further presses while sending.
 */
export function useSendCard(gateway: CardGateway | undefined, { onSent, leave }: SendHandlers) {
  const { emptiedCount, empty } = useEmptyFields()
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<CardRefusal>()
  const isLocked = useRef(false)
  const send = async (figures: GatewayCard, isKept: boolean) => {
    if (!gateway || isLocked.current) return
    isLocked.current = true
    setSending(true)
    setRefused(undefined)
    const brand = cardBrandOf(figures.number) ?? 'UNKNOWN'
    const answer = await requestCardToken(gateway, figures)
    if (answer.state !== 'unreached') empty()
    const result =
      answer.state === 'token'
        ? await storeCard(answer.cardToken, brand, isKept).catch(leave)
        : { refused: gatewayFailureMessage(answer) }
    if (!result) return
    if ('sent' in result) return onSent(result.sent)
    setRefused(result.refused)
    setSending(false)
    isLocked.current = false
  }
  return {
    send: (figures: GatewayCard, isKept: boolean) => void send(figures, isKept),
    sending,
    refused,
    emptied: emptiedCount,
  }
}
