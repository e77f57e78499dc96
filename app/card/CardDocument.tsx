import { CardEditScreen } from '@tsudoi/design-system/screens/purchase/CardEditScreen'
import type { RegisteredCard } from '@tsudoi/design-system/screens/purchase/card.types'
import { useCallback, useState } from 'react'
import { paths } from '../paths.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { useNow } from '../time/useNow.ts'
import { useStepFocus } from '../forms/useStepFocus.ts'
import { CardFrame } from './CardFrame.tsx'
import { addressWithPurchase, readPendingPurchase, purchasePageAddress } from './pendingPurchase.ts'
import { useCardGateway } from './useCardGateway.ts'
import { useSendCard, type SentCard } from './useSendCard.ts'

/**
 * Page on which a user enters a card, for a purchase or to register it. It then leaves this document for the app
 * (R040).
 */
export function CardDocument() {
  const purchase = readPendingPurchase(new URLSearchParams(location.search))
  const back = purchase ? addressWithPurchase(paths.purchaseMethod, purchase) : paths.cards
  const [done, setDone] = useState<RegisteredCard>()
  // Opens the list of cards. That page belongs to the app, repeats the failed requests and can show their error.
  const leave = useCallback(() => location.replace(paths.cards), [])
  const { brands, gateway, isMinor } = useCardGateway(leave)
  const onSent = (sent: SentCard) => {
    if (!purchase) return sent.isKept && setDone(sent.card)
    const address = sent.isKept
      ? purchasePageAddress(purchase, 'PERSISTENT_CARD', sent.card.id)
      : purchasePageAddress(purchase, 'CREDIT_CARD')
    // Replaces the history entry, so that the back button does not return to the emptied form.
    location.replace(address)
  }
  const { send, ...state } = useSendCard(gateway, { onSent, leave })
  const purpose = purchase ? 'pay' : 'register'
  useStepFocus(done ? 'done' : '')
  usePageTitle(purpose === 'pay' ? 'カードの入力' : 'カードの登録')
  return (
    <CardFrame back={back}>
      <CardEditScreen
        {...state}
        brands={brands}
        purpose={purpose}
        isMinor={isMinor}
        now={useNow()}
        onSend={send}
        done={done}
        hrefs={{ back, cards: paths.cards, privacy: paths.privacy }}
      />
    </CardFrame>
  )
}
