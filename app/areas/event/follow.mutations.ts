import { followEvent, unfollowEvent, type Event, type getEvent } from '@tsudoi/contracts/event/event.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { mutationOptions, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { waitForPaint } from '../../shell/waitForPaint.ts'
import { changeListItems } from '../../queries/changeListItems.ts'
import type { ListPage } from '../../queries/listPage.ts'
import { createOptimisticToggle } from '../../queries/optimisticToggle.ts'
import { createPausedReads } from '../../queries/pausedReads.ts'
import { eventKeys } from './event.keys.ts'

/** Sets in all cached answers whether the member follows the event. */
function setFollowed(eventId: string, follow: boolean): void {
  const each = <E extends Event>(event: E): E => (event.eventId === eventId ? { ...event, hasFollowed: follow } : event)
  queryClient.setQueryData<ResponseOf<typeof getEvent>>(
    eventKeys.one(eventId, true),
    (data) => data && { event: each(data.event) },
  )
  const inPages = changeListItems<Event>((events) => events.map(each))
  for (const queryKey of [eventKeys.lists(), followedLists])
    queryClient.setQueriesData<InfiniteData<ListPage<Event>>>({ queryKey }, inPages)
}

const followedLists = [...eventKeys.all, 'followed']
const followToggles = createOptimisticToggle()
const pausedEventReads = createPausedReads()
const mutationKey = ['follow-event']

/** An event, and whether the member wants to follow it. */
export interface EventFollowChange {
  eventId: string
  follow: boolean
}

/** Follows or unfollows an event (C027, C028). Optimistic. Several taps are sent one after the other. */
export const followEventMutation = mutationOptions({
  mutationKey,
  scope: { id: 'follow-event' },
  mutationFn: async ({ eventId, follow }: EventFollowChange) => {
    await waitForPaint()
    return call(follow ? followEvent : unfollowEvent, { params: { id: eventId } })
  },
  onMutate: ({ eventId, follow }) => {
    pausedEventReads.pause({ queryKey: eventKeys.all })
    followToggles.begin(eventId, follow)
    setFollowed(eventId, follow)
  },
  onSettled: (_answer, error, { eventId, follow }) => {
    const last = followToggles.settle(eventId, error ? undefined : follow)
    if (!last) return
    setFollowed(eventId, last.truth)
    if (queryClient.isMutating({ mutationKey }) <= 1) pausedEventReads.resume()
    // Marks the list of followed events as stale without refetching it, so that an unfollowed event remains on the
    // screen and the user can undo the tap.
    void queryClient.invalidateQueries({ queryKey: followedLists, refetchType: 'none' })
  },
})
