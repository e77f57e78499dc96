import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import type { DrawPrizes, DrawPageData } from '@tsudoi/design-system/screens/draw/draw.types'
import { useParams } from 'react-router-dom'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { campaignChannelView } from '../../mappers/channelRef.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { serverIso } from '../../time/clock.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { useNow } from '../../time/useNow.ts'
import { prizeDrawPrizesQuery, prizeDrawQuery } from './draw.queries.ts'
import { prizeDrawHrefs, prizeView, prizeDrawPageView, type PrizeDrawViewer } from './draw.mappers.ts'

/** Prefetches the data that all three pages of a prize draw need. */
export const prefetchPrizeDraw: NonNullable<PageFile['beforeRender']> = ({ params: { ipId = '', drawId = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(ipId, isMember()))
  void queryClient.prefetchQuery(prizeDrawQuery(drawId, isMember()))
  void queryClient.prefetchQuery(prizeDrawPrizesQuery(drawId))
}

/** The later of two instants in the same ISO format. */
const later = (one: string, other: string) => (one > other ? one : other)

function usePrizes(drawId: string): Loadable<DrawPrizes> {
  const prizes = useQuery(prizeDrawPrizesQuery(drawId))
  const at = serverIso(prizes.dataUpdatedAt)
  return loadableOf(prizes, ({ prizeList }) => ({ list: prizeList.map(prizeView), asOf: at }))
}

/** Loads the prize draw. The result is `missing` if it belongs to another channel than the URL says. */
function useFoundDraw(ipId: string, drawId: string, prizes: Loadable<DrawPrizes>, viewer: PrizeDrawViewer) {
  const query = useQuery(prizeDrawQuery(drawId, viewer.isMember))
  // Uses the time of the last refetch if it is later than `viewer.now`, which changes only once a minute: the refetch
  // at the end of the draw closes it.
  const now = query.data ? later(viewer.now, serverIso(query.dataUpdatedAt)) : viewer.now
  const list = prizes.state === 'ready' ? prizes.data.list : undefined
  const found = (): Loadable<FoundCampaign<DrawPageData>> => {
    if (isNotFound(query.error)) return ready('missing')
    if (hasMessageCode(query.error, 'OutOfTerm')) return ready('hidden')
    return loadableOf(query, (answer) =>
      answer.draw.ipId === ipId ? prizeDrawPageView(answer, list, { ...viewer, now }) : 'missing',
    )
  }
  return { draw: found(), now, isReading: query.isFetching }
}

/** The data that all three pages of a prize draw need. Reads the ids from the URL. */
export function usePrizeDrawPage() {
  const { ipId = '', drawId = '' } = useParams()
  const isMemberNow = useIsMember()
  const ip = useQuery(channelQuery(ipId, isMemberNow)).data?.ip
  const prizes = usePrizes(drawId)
  const viewer = { isMember: isMemberNow, hasFollowed: ip?.hasFollowed, now: useNow() }
  const { draw, now, isReading } = useFoundDraw(ipId, drawId, prizes, viewer)
  const shown = draw.state === 'ready' && typeof draw.data === 'object' ? draw.data : undefined
  return {
    ipId,
    drawId,
    isReading,
    shown,
    page: { channel: { id: ipId, seed: ip?.oshiColor } },
    screen: {
      now,
      channel: campaignChannelView(ipId, ip),
      draw,
      prizes,
      hrefs: prizeDrawHrefs(ipId, drawId, isMemberNow),
    },
  }
}
