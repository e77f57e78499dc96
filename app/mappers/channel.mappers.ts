import type { Channel as WireChannel, Programme as WireProgramme } from '@tsudoi/contracts/channel/channel.endpoints'
import type { Channel, Programme } from '@tsudoi/design-system/screens/programme.types'
import { paths } from '../paths.ts'
import { pictureOf } from './pictureOf.ts'
import { channelNameOf, titleOf } from '@tsudoi/design-system/text/nameOr'

/** Maps a channel to the shape that screens render. */
export function channelView(channel: WireChannel): Channel {
  return {
    id: channel.ipId,
    name: channelNameOf(channel.name),
    href: paths.channel(channel.ipId),
    category: channel.category,
    description: channel.description,
    schedule: channel.schedule,
    image: pictureOf(channel.image),
    heroImage: pictureOf(channel.heroImage),
    seed: channel.oshiColor,
    followers: channel.followerCount,
    isFollowed: channel.hasFollowed,
  }
}

/** Normalises an instant to ISO 8601 in UTC, so that screens can compare instants as strings. */
export const normalisedInstant = (instant: string) => new Date(instant).toISOString()

/** The link of a programme entry. An entry whose kind has no page links to its channel. */
function hrefOf({ kind, ipId, linkId }: WireProgramme): string {
  if (kind === 'EVENT') return linkId ? paths.event(linkId) : paths.events
  if (kind === 'GACHA') return paths.gacha(ipId, linkId)
  if (kind === 'STORY') return linkId ? paths.storyGroup(ipId, linkId) : paths.stories(ipId)
  if (kind === 'LIVE' || kind === 'PREMIER') return linkId ? paths.movie(ipId, linkId) : paths.movies(ipId)
  return paths.channel(ipId)
}

/** Maps a programme entry to the shape that screens render. */
export function programmeView(programme: WireProgramme): Programme {
  return {
    id: programme.programmeId,
    channelId: programme.ipId,
    channelName: channelNameOf(programme.ipName),
    seed: programme.oshiColor,
    kind: programme.kind,
    title: titleOf(programme.title),
    episode: programme.episode,
    start: normalisedInstant(programme.startTime),
    end: programme.endTime && normalisedInstant(programme.endTime),
    image: pictureOf(programme.image),
    viewers: programme.viewerCount,
    href: hrefOf(programme),
  }
}
