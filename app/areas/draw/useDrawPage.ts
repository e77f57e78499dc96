import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import type { DrawPrizes, ShownDraw } from '@tsudoi/design-system/screens/draw/draw.types'
import { useParams } from 'react-router-dom'
import { hasMessageCode, isNotFound } from '../../api/apiError.ts'
import { campaignChannelView } from '../../mappers/channelRef.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { serverTimeOf } from '../../time/clock.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { useNow } from '../../time/useNow.ts'
import { drawPrizesQuery, drawQuery } from './draw.queries.ts'
import { drawHrefs, prizeView, shownDrawView, type DrawViewer } from './draw.mappers.ts'

/** Prefetches the data of the three pages of a prize draw. */
export const prefetchDraw: NonNullable<PageFile['start']> = ({ params: { ipId = '', drawId = '' } }) => {
  void queryClient.prefetchQuery(channelQuery(ipId, isMember()))
  void queryClient.prefetchQuery(drawQuery(drawId, isMember()))
  void queryClient.prefetchQuery(drawPrizesQuery(drawId))
}

const asOf = (updatedAt: number) => new Date(serverTimeOf(updatedAt)).toISOString()

/** The later of two instants in the same ISO format. */
const later = (one: string, other: string) => (one > other ? one : other)

function usePrizes(drawId: string): Loadable<DrawPrizes> {
  const prizes = useQuery(drawPrizesQuery(drawId))
  const at = asOf(prizes.dataUpdatedAt)
  return loadableOf(prizes, ({ prizeList }) => ({ list: prizeList.map(prizeView), asOf: at }))
}

/** The prize draw; `missing` if it belongs to another channel than the URL names. */
function useFoundDraw(ipId: string, drawId: string, prizes: Loadable<DrawPrizes>, onlooker: DrawViewer) {
  const query = useQuery(drawQuery(drawId, onlooker.isMember))
  // `onlooker.now` changes once a minute. The time of a newer answer counts, so that the draw closes at its end.
  const now = query.data ? later(onlooker.now, asOf(query.dataUpdatedAt)) : onlooker.now
  const list = prizes.state === 'ready' ? prizes.data.list : undefined
  const found = (): Loadable<FoundCampaign<ShownDraw>> => {
    if (isNotFound(query.error)) return ready('missing')
    if (hasMessageCode(query.error, 'OutOfTerm')) return ready('hidden')
    return loadableOf(query, (answer) =>
      answer.draw.ipId === ipId ? shownDrawView(answer, list, { ...onlooker, now }) : 'missing',
    )
  }
  return { draw: found(), now, isReading: query.isFetching }
}

/** Data that the three pages of a prize draw share, by the URL's parameters. */
export function useDrawPage() {
  const { ipId = '', drawId = '' } = useParams()
  const isMemberNow = useIsMember()
  const ip = useQuery(channelQuery(ipId, isMemberNow)).data?.ip
  const prizes = usePrizes(drawId)
  const onlooker = { isMember: isMemberNow, hasFollowed: ip?.hasFollowed, now: useNow() }
  const { draw, now, isReading } = useFoundDraw(ipId, drawId, prizes, onlooker)
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
      hrefs: drawHrefs(ipId, drawId, isMemberNow),
    },
  }
}
