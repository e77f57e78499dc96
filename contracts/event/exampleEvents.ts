import type { Episode, Event } from './event.endpoints.ts'

/** The event that the state `an event` creates, as sent over the wire. */
export const bareEvent = {
  eventId: 'event-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  kind: 'LIVE',
  holding: 'IN_HOLDING',
  title: '星を読む夜',
  startTime: '2026-01-31T12:00:00Z',
  endTime: '2026-01-31T14:00:00Z',
  episodeCount: 1,
} satisfies Event

/** An example event with every optional field that guests receive. */
export const publicEvent = {
  ...bareEvent,
  oshiColor: '#5b6ee1',
  image: 'setsugen/hero.svg',
  venue: '海辺の小さな天文台',
}

/** An example event with every optional field, as a member receives it. */
export const fullEvent = { ...publicEvent, hasFollowed: false }

/** An example episode without optional fields. */
export const bareEpisode = {
  episodeId: 'episode-1',
  eventId: 'event-1',
  title: '夜の部',
  holding: 'IN_HOLDING',
  startTime: '2026-01-31T12:00:00Z',
  endTime: '2026-01-31T14:00:00Z',
} satisfies Episode

/** An example episode with every optional field. */
export const fullEpisode = { ...bareEpisode, image: 'setsugen/hero.svg' }
