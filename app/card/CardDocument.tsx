import { CardEditScreen } from '@tsudoi/design-system/screens/purchase/CardEditScreen'
import type { RegisteredCard } from '@tsudoi/design-system/screens/purchase/card.types'
import { useCallback, useState } from 'react'
import { paths } from '../paths.ts'
import { usePageTitle } from '../shell/usePageTitle.ts'
import { useNow } from '../shell/useNow.ts'
import { useStepFocus } from '../shell/useStepFocus.ts'
import { CardFrame } from './CardFrame.tsx'
import { forPurchase, purchaseFor, purchaseWith } from './purchaseFor.ts'
import { useGateway } from './useGateway.ts'
import { useSendCard, type Sent } from './useSendCard.ts'

/** R040: a card is typed in, for a purchase or to be registered. Its end is another document. */
export function CardDocument() {
  const of = purchaseFor(new URLSearchParams(location.search))
  const back = of ? forPurchase(paths.purchaseMethod, of) : paths.cards
  const [done, setDone] = useState<RegisteredCard>()
  // The list of cards asks the host itself, and says what is the matter.
  const leave = useCallback(() => location.replace(paths.cards), [])
  const { brands, gateway } = useGateway(leave)
  const onSent = (sent: Sent) => {
    if (!of) return sent.isKept && setDone(sent.card)
    const way = sent.isKept ? purchaseWith(of, 'PERSISTENT_CARD', sent.card.id) : purchaseWith(of, 'CREDIT_CARD')
    // The empty form is no place to come back to.
    location.replace(way)
  }
  const { send, ...state } = useSendCard(gateway, { onSent, leave })
  const purpose = of ? 'pay' : 'register'
  useStepFocus(done ? 'done' : '')
  usePageTitle(purpose === 'pay' ? 'カードの入力' : 'カードの登録')
  return (
    <CardFrame back={back}>
      <CardEditScreen
        {...state}
        brands={brands}
        purpose={purpose}
        now={useNow()}
        onSend={send}
        done={done}
        hrefs={{ back, cards: paths.cards, privacy: paths.privacy }}
      />
    </CardFrame>
  )
}
