import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import type { LotteryPageData } from '@tsudoi/design-system/screens/lottery/lottery.types'
import { useParams } from 'react-router-dom'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { ownOrigin } from '../../ownOrigin.ts'
import { paths } from '../../paths.ts'
import { useCampaignChannel } from '../../queries/useCampaignChannel.ts'
import { queryClient } from '../../queryClient.ts'
import { serverTimeOf } from '../../time/clock.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useGuestClock } from '../../time/useGuestClock.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { lotteryHrefs, lotteryPageView } from './lottery.mappers.ts'
import { lotteryQuery } from './lottery.queries.ts'

/** Prefetches the data of a lottery's page. */
export const prefetchLottery: NonNullable<PageFile['beforeRender']> = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(lotteryQuery(id, isMember()))
}

/** Like `prefetchLottery`, for pages that only members see: fetches nothing for a guest (Q17). */
export const prefetchOwnLottery: NonNullable<PageFile['beforeRender']> = (address) => {
  if (isMember()) prefetchLottery(address)
}

interface Options {
  /** Whether the page shows only the member's own data, so that nothing is fetched for a guest. */
  isOwn?: boolean
}

/** The data of the lottery in the URL, shared by its three pages. */
export function useLotteryPage({ isOwn = false }: Options = {}) {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const query = useQuery({ ...lotteryQuery(id, isMemberNow), enabled: isMemberNow || !isOwn })
  const wire = query.data?.lottery
  const now = useNowAt(wire?.entryStartTime, wire?.entryEndTime, wire?.announcementTime)
  useGuestClock(wire !== undefined)
  const { channel, page } = useCampaignChannel(wire?.ipId)
  const moments = { now: Date.parse(now), asOf: serverTimeOf(query.dataUpdatedAt) }
  const found = (): Loadable<FoundCampaign<LotteryPageData>> => {
    if (isNotFound(query.error)) return ready('missing')
    if (hasMessageCode(query.error, 'OutOfTerm')) return ready('hidden')
    return loadableOf(query, (answer) => lotteryPageView(answer, moments))
  }
  const lottery = found()
  const shown = lottery.state === 'ready' && typeof lottery.data === 'object' ? lottery.data : undefined
  const entry = useLoginHrefs()
  // The purchase link of a guest, which leads to the login first.
  const byLogin = useLoginHrefs(ownOrigin() + paths.lotteryPurchase(id)).login
  const own = lotteryHrefs(id, isMemberNow, entry)
  const hrefs = isMemberNow ? own : { ...own, purchase: byLogin }
  return {
    id,
    shown,
    page,
    back: { label: '抽選', href: hrefs.lottery },
    screen: { now, viewer: viewerOf(isMemberNow), channel, lottery, hrefs },
  }
}
