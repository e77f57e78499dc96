import { useQuery } from '@tanstack/react-query'
import { ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { FoundCampaign } from '@tsudoi/design-system/screens/campaign.types'
import type { LivetalkPageData } from '@tsudoi/design-system/screens/livetalk/livetalk.types'
import { useParams } from 'react-router-dom'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { readLastRehearsal } from '../../talk/talk.ts'
import { missingOrHidden } from './missingOrHidden.ts'
import { livetalkChannelView, livetalkHrefs, livetalkPageView } from './livetalk.mappers.ts'
import { livetalkQuery, ownLivetalkQuery } from './livetalk.queries.ts'

/** Prefetches the data of every page of a live talk. */
export const prefetchLivetalk: NonNullable<PageFile['beforeRender']> = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(livetalkQuery(id, isMember()))
  if (isMember()) void queryClient.prefetchQuery(ownLivetalkQuery(id))
}

/** The data of the live talk in the URL, shared by all pages about it. */
export function useLivetalkPage() {
  const { id = '' } = useParams()
  const isMemberNow = useIsMember()
  const detail = useQuery(livetalkQuery(id, isMemberNow))
  const own = useQuery({ ...ownLivetalkQuery(id), enabled: isMemberNow })
  const wire = detail.data?.livetalk ?? own.data?.livetalk
  const [slot] = own.data?.slotList ?? []
  const changes = [wire?.reservationStartTime, wire?.reservationEndTime, wire?.startTime, wire?.endTime]
  const now = useNowAt(...changes, slot?.entryTime, slot?.cancelDeadline)
  const shown = livetalkPageView(detail.data, own.data, { now, hasRehearsed: readLastRehearsal()?.isGood ?? false })
  const ip = (detail.data ?? own.data)?.ip
  const entry = useLoginHrefs()
  const livetalkState = (): Loadable<FoundCampaign<LivetalkPageData>> => {
    if (shown && (detail.data || shown.own.length > 0)) return ready(shown)
    return missingOrHidden(detail.error) ?? loadableOf(detail, () => 'missing')
  }
  const hrefs = livetalkHrefs(id, wire?.groupId, isMemberNow, entry)
  return {
    id,
    wire,
    shown,
    now,
    viewer: viewerOf(isMemberNow),
    livetalkState: livetalkState(),
    channel: livetalkChannelView(ip),
    frame: { channel: ip && { id: ip.ipId, seed: ip.oshiColor } },
    hrefs,
  }
}
