import { paths } from '../../paths.ts'
import type { HeadChannel } from './headChannel.ts'
import { isoTimeInJapan } from './headDates.ts'
import { titleLine } from './headText.ts'

interface EventFacts {
  title: string
  /** The path of the event's page, on which users can watch it. */
  path: string
  startTime: string
  endTime: string
  channel: HeadChannel
  /** The name of the hall. Undefined if the event is only online. */
  venue?: string | undefined
  /** The URL of the event's picture. */
  image?: string | undefined
  description?: string
  subEvent?: readonly object[]
}

/**
 * An event as structured data for search engines, with its times in Japan. All events can be followed online, and some
 * also have a hall.
 */
export function eventObject(event: EventFacts) {
  const { title, path, startTime, endTime, channel, venue, image, description, subEvent } = event
  const online = { '@type': 'VirtualLocation', url: path }
  const hall = venue === undefined ? '' : titleLine(venue, '')
  return {
    '@type': 'Event',
    name: titleLine(title, 'イベント'),
    url: path,
    startDate: isoTimeInJapan(startTime),
    endDate: isoTimeInJapan(endTime),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${hall ? 'Mixed' : 'Online'}EventAttendanceMode`,
    location: hall ? [online, { '@type': 'Place', name: hall, address: hall }] : online,
    organizer: { '@type': 'Organization', name: channel.name, url: paths.channel(channel.id) },
    image,
    description,
    subEvent,
  }
}
