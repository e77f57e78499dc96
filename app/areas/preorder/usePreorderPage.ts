import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import { preorderItemsOf } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import type { Preorder, PreorderPageData } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { useLayoutEffect } from 'react'
import { useParams } from 'react-router-dom'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { ownOrigin } from '../../ownOrigin.ts'
import { paths } from '../../paths.ts'
import { useCampaignChannel } from '../../queries/useCampaignChannel.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember, useSession } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useGuestClock } from '../../time/useGuestClock.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { cartCountsOf, setItemCount } from './cart.ts'
import { toSeenItem } from './cartChanges.ts'
import { editCart, syncCartsAcrossTabs, openCart, thisTabId, useCart } from './cartStore.ts'
import { preorderHrefs, preorderPageView } from './preorder.mappers.ts'
import { preorderQuery } from './preorder.queries.ts'

/** Prefetches the data of a preorder's page. */
export const prefetchPreorder: NonNullable<PageFile['beforeRender']> = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(preorderQuery(id, isMember()))
}

/** Like `prefetchPreorder`, for pages that only members see: fetches nothing for a guest (Q17). */
export const prefetchOwnPreorder: NonNullable<PageFile['beforeRender']> = (address) => {
  if (isMember()) prefetchPreorder(address)
}

/** The cart of a preorder, merged from all tabs, and a function that changes it. */
function useOwnCart(id: string, preorder: Preorder | undefined) {
  const accountId = useSession((session) => session.accountId)
  const { cart, known } = useCart(id)
  // Opens the stored cart in a layout effect, so that it is never painted as empty.
  useLayoutEffect(() => {
    openCart(id)
    return syncCartsAcrossTabs()
  }, [id, accountId])
  const change = (itemId: string, count: number) => {
    const item = preorder && preorderItemsOf(preorder).find((each) => each.id === itemId)
    if (item) editCart(id, (before) => setItemCount(before, thisTabId, itemId, count, toSeenItem(item)))
  }
  return { cart, known, counts: cartCountsOf(cart), change }
}

interface Options {
  /** Whether the page shows only the member's own data, so that nothing is fetched for a guest. */
  isOwn?: boolean
}

/** The data of the preorder in the URL, shared by its three pages. */
export function usePreorderPage({ isOwn = false }: Options = {}) {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const query = useQuery({ ...preorderQuery(id, isMemberNow), enabled: isMemberNow || !isOwn })
  const now = useNowAt(query.data?.purchaseStartTime, query.data?.purchaseEndTime)
  useGuestClock(query.data !== undefined)
  const { channel, page } = useCampaignChannel(query.data?.ipId)
  // The view of the preorder. It is computed outside of `found`, so that it is memoized per answer: in a long list, a
  // press then renders only the changed line.
  const view = query.data && preorderPageView(query.data)
  const found = (): Loadable<FoundCampaign<PreorderPageData>> => {
    if (isNotFound(query.error)) return ready('missing')
    if (hasMessageCode(query.error, 'OutOfTerm')) return ready('hidden')
    return view ? ready(view) : loadableOf(query, preorderPageView)
  }
  const preorder = found()
  const shown = preorder.state === 'ready' && typeof preorder.data === 'object' ? preorder.data : undefined
  const entry = useLoginHrefs()
  // The purchase link of a guest, which leads to the login first.
  const byLogin = useLoginHrefs(ownOrigin() + paths.preorderPurchase(id)).login
  const all = preorderHrefs(id, isMemberNow, entry)
  const hrefs = isMemberNow ? all : { ...all, purchase: byLogin }
  return {
    id,
    shown,
    own: useOwnCart(id, shown?.preorder),
    page,
    back: { label: '予約', href: hrefs.preorder },
    now,
    screen: { viewer: viewerOf(isMemberNow), channel, preorder, hrefs },
  }
}
