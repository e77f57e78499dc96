import type { Channel as WireChannel, Programme as WireProgramme } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Channel, Programme } from '@tsudoi/design-system/screens/programme.types'
import { paths } from '../paths.ts'
import { pictureOf } from './pictureOf.ts'

/** A channel as the screens render it. */
export function channelView(channel: WireChannel): Channel {
  return {
    id: channel.ipId,
    name: channel.name,
    href: paths.channel(channel.ipId),
    category: channel.category,
    description: channel.description,
    schedule: channel.schedule,
    image: pictureOf(channel.image),
    heroImage: pictureOf(channel.heroImage),
    seed: channel.oshiColor,
    followers: channel.followerCount,
    followed: channel.hasFollowed,
  }
}

/** One form for all instants, so that screens can compare them as strings. */
export const instantView = (instant: string) => new Date(instant).toISOString()

/** What a line of the programme leads to; kinds without a page of their own lead to their channel. */
function hrefOf({ kind, ipId, linkId }: WireProgramme): string {
  if (kind === 'EVENT') return linkId ? paths.event(linkId) : paths.events
  if (kind === 'GACHA') return paths.gacha(ipId, linkId)
  if (kind === 'STORY') return linkId ? paths.storyGroup(ipId, linkId) : paths.stories(ipId)
  if (kind === 'LIVE' || kind === 'PREMIER') return linkId ? paths.movie(ipId, linkId) : paths.movies(ipId)
  return paths.channel(ipId)
}

export function programmeView(programme: WireProgramme): Programme {
  return {
    id: programme.programmeId,
    channelId: programme.ipId,
    channelName: programme.ipName,
    seed: programme.oshiColor,
    kind: programme.kind,
    title: programme.title,
    episode: programme.episode,
    start: instantView(programme.startTime),
    end: programme.endTime && instantView(programme.endTime),
    image: pictureOf(programme.image),
    viewers: programme.viewerCount,
    href: hrefOf(programme),
  }
}
