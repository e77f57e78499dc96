import { registerCreditCard } from '@tsudoi/contracts/payment/payment.endpoints'
import { brandOf } from '@tsudoi/design-system/screens/purchase/card.rules'
import type { CardBrand, CardFigures, CardRefusal } from '@tsudoi/design-system/screens/purchase/card.types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { isAnswered } from '../api/isAnswered.ts'
import { sentenceOf } from '../errors/formErrors.ts'
import { registeredCard } from './card.mappers.ts'
import { askGateway, type CardGateway } from './cardGateway.ts'
import { gatewayWords, notHeld, registrationUnknown } from './gatewayWords.ts'
import { heldCard } from './heldCard.ts'
import { isTheApps } from './useGateway.ts'

/** Where a card is when it has been sent. */
export type Sent = { isKept: true; card: ReturnType<typeof registeredCard> } | { isKept: false }

/** The fields are empty from here on: in the document at once, and in what React renders next. */
function emptyFields(): void {
  for (const field of document.querySelectorAll('input')) field.value = ''
}

/** Empties the fields: when asked to, and whenever the document is left, also into the browser's own memory of it. */
function useEmptying(): { emptied: number; empty: () => void } {
  const [emptied, setEmptied] = useState(0)
  const empty = useCallback(() => {
    emptyFields()
    setEmptied((times) => times + 1)
  }, [])
  useEffect(() => {
    addEventListener('pagehide', empty)
    return () => removeEventListener('pagehide', empty)
  }, [empty])
  return { emptied, empty }
}

/** Registers the card, or holds it for the purchase; what stands in the way otherwise. */
async function keep(
  cardToken: string,
  brand: CardBrand,
  isKept: boolean,
): Promise<{ sent: Sent } | { refused: CardRefusal }> {
  if (!isKept) return heldCard.hold(cardToken, brand) ? { sent: { isKept } } : { refused: { form: notHeld } }
  try {
    const { creditCard } = await call(registerCreditCard, { body: { gateway: 'SBPS', cardToken } })
    return { sent: { isKept, card: registeredCard(creditCard) } }
  } catch (error) {
    if (isTheApps(error)) throw error
    return { refused: { form: isAnswered(error) ? sentenceOf(error) : registrationUnknown } }
  }
}

interface Follow {
  onSent: (sent: Sent) => void
  /** A failure that the app has to say. */
  leave: () => void
}

/**
 * A card on its way: from the fields to the gateway, and its token to the host. The figures are an argument that is
 * handed on once; no state has them (X14). One tap sends once.
 */
export function useSendCard(gateway: CardGateway | undefined, { onSent, leave }: Follow) {
  const { emptied, empty } = useEmptying()
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<CardRefusal>()
  const isLocked = useRef(false)
  const send = async (figures: CardFigures, isKept: boolean) => {
    if (!gateway || isLocked.current) return
    isLocked.current = true
    setSending(true)
    setRefused(undefined)
    const brand = brandOf(figures.number) ?? 'UNKNOWN'
    const answer = await askGateway(gateway, figures)
    if (answer.state !== 'unreached') empty()
    const end =
      answer.state === 'token'
        ? await keep(answer.cardToken, brand, isKept).catch(leave)
        : { refused: gatewayWords(answer) }
    if (!end) return
    if ('sent' in end) return onSent(end.sent)
    setRefused(end.refused)
    setSending(false)
    isLocked.current = false
  }
  return { send: (figures: CardFigures, isKept: boolean) => void send(figures, isKept), sending, refused, emptied }
}
