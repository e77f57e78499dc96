import { EventListScreen } from '@tsudoi/design-system/screens/event/EventListScreen'
import { useSearchParams } from 'react-router-dom'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { Page } from '../../shell/Page.tsx'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useNow } from '../../time/useNow.ts'
import { eventView, eventListHref, eventListKindOf } from './event.mappers.ts'
import { eventsQuery, followedEventsQuery } from './event.queries.ts'

const queryOf = (kind: ReturnType<typeof eventListKindOf>, isOwn: boolean) =>
  kind === 'followed' ? followedEventsQuery() : eventsQuery(kind, isOwn)

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ search }) => {
  const kind = eventListKindOf(search)
  if (kind !== 'followed' || isMember()) void queryClient.prefetchInfiniteQuery(queryOf(kind, isMember()))
}

/** List of all events. Not part of the specification (W127, Q197). */
export function Component() {
  const kind = eventListKindOf(useSearchParams()[0])
  const isMemberNow = useIsMember()
  const { login } = useLoginHrefs()
  const enabled = kind !== 'followed' || isMemberNow
  const events = usePagedList({ ...queryOf(kind, isMemberNow), enabled }, eventView)
  return (
    <Page>
      <EventListScreen
        viewer={viewerOf(isMemberNow)}
        kind={kind}
        events={events}
        now={useNow()}
        hrefOf={eventListHref}
        hrefs={{ channels: paths.channels, login }}
      />
    </Page>
  )
}
