import { useMutation, useQuery } from '@tanstack/react-query'
import { loading } from '@tsudoi/design-system/loadable'
import { CardListScreen } from '@tsudoi/design-system/screens/purchase/CardListScreen'
import { useSearchParams } from 'react-router-dom'
import { addressWithPurchase, readPendingPurchase, purchasePageAddress } from '../../card/pendingPurchase.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { currencyLimitQuery } from '../../limits/limit.queries.ts'
import { useIsMinor } from '../../limits/useIsMinor.ts'
import { paths } from '../../paths.ts'
import { isSending } from '../../queries/isSending.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../time/useNow.ts'
import { deleteCardMutation } from './card.mutations.ts'
import { cardsQuery } from './card.queries.ts'

/** Prefetches the data of the page. */
export function beforeRender() {
  if (!isMember()) return
  void queryClient.prefetchQuery(cardsQuery)
  void queryClient.prefetchQuery(currencyLimitQuery)
}

/**
 * The page with the registered cards: to choose one for the purchase that `id` and `url` name, or to manage them
 * (R039).
 */
export function Component() {
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const cards = useQuery({ ...cardsQuery, enabled: viewer === 'member' })
  const { isMinor, isLoading } = useIsMinor(viewer === 'member')
  const { mutate, isPending, variables } = useMutation(deleteCardMutation)
  const purchase = readPendingPurchase(search)
  return (
    <Page>
      <CardListScreen
        viewer={viewer}
        cards={isLoading ? loading : loadableOf(cards)}
        isMinor={isMinor}
        now={useNow()}
        payHref={purchase && (({ id }) => purchasePageAddress(purchase, 'PERSISTENT_CARD', id))}
        onDelete={({ id }) => !isSending(deleteCardMutation.mutationKey) && mutate(id)}
        deleting={isPending ? variables : undefined}
        hrefs={{
          ...hrefs,
          add: addressWithPurchase(paths.cardEdit, purchase),
          back: purchase ? addressWithPurchase(paths.purchaseMethod, purchase) : paths.account,
        }}
      />
    </Page>
  )
}
