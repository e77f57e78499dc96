import { useQuery } from '@tanstack/react-query'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { ready } from '@tsudoi/design-system/loadable'
import { EventScreen } from '@tsudoi/design-system/screens/event/EventScreen'
import type { EventDetail } from '@tsudoi/design-system/screens/event/event.types'
import { useParams } from 'react-router-dom'
import { RemindButton } from '../../reminders/reminders.ts'
import { LazyCalendarButton } from '../../calendar/LazyCalendarButton.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import type { PageFile } from '../../pageSpec.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember, useIsMember } from '../../session/sessionStore.ts'
import { Page } from '../../shell/Page.tsx'
import { useNowAt } from '../../time/useNowAt.ts'
import { eventDetailView, isEventGone } from './event.mappers.ts'
import { eventQuery } from './event.queries.ts'
import { useFollowEvent } from './useFollowEvent.ts'

// The button that keeps the item for later. It loads after the page's content.
const LaterSlot = lazyComponent(() => import('../../later/LaterSlot.tsx').then((file) => file.LaterSlot))

/** The start of the next performance after `now`. */
const nextStartOf = ({ episodes, start }: EventDetail, now: string) =>
  episodes.map((each) => each.start).find((each) => Date.parse(each) > Date.parse(now)) ?? start

/** Prefetches the data of the page. */
export const beforeRender: PageFile['beforeRender'] = ({ params: { id = '' } }) => {
  void queryClient.prefetchQuery(eventQuery(id, isMember()))
}

/** Page of an event with its episodes. Not part of the specification (W127, Q197). */
export function Component() {
  const { id = '' } = useParams()
  const isViewerMember = useIsMember()
  const event = useQuery(eventQuery(id, isViewerMember))
  const found = event.data?.event
  const view = loadableOf(event, eventDetailView)
  const follow = useFollowEvent(id)
  const now = useNowAt(...(found?.episodes ?? []).flatMap(({ startTime, endTime }) => [startTime, endTime]))
  return (
    <Page
      title={found?.title}
      channel={found && { id: found.ipId, seed: found.oshiColor }}
      back={{ label: 'イベント', href: paths.events }}
    >
      <EventScreen
        event={isEventGone(event.error) ? ready(undefined) : view}
        now={now}
        onFollow={follow}
        calendar={(shown) => <LazyCalendarButton subject={{ kind: 'event', event: shown }} />}
        remind={
          isViewerMember
            ? (shown) => <RemindButton kind="EVENT" id={shown.id} at={nextStartOf(shown, now)} />
            : undefined
        }
        later={<LaterSlot kind="event" ids={[id]} details={view.state === 'ready' ? view.data : undefined} />}
        hrefs={{ list: paths.events, top: paths.home }}
      />
    </Page>
  )
}
