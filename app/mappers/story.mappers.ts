import type { StoryGroup } from '@tsudoi/contracts/story/story.endpoints'
import type { StorySummary } from '@tsudoi/design-system/screens/programme.types'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { paths } from '../paths.ts'
import { normalisedInstant } from './channel.mappers.ts'
import { pictureOf } from './pictureOf.ts'

/** Maps a story to its entry in a list, on the channel's page and on the story list. */
export function storySummaryView(group: StoryGroup): StorySummary {
  return {
    id: group.storyGroupId,
    name: titleOf(group.name),
    href: paths.storyGroup(group.ipId, group.storyGroupId),
    genre: group.genre,
    description: group.description,
    image: pictureOf(group.image),
    episodes: group.episodeCount,
    read: group.readEpisodeCount,
    start: normalisedInstant(group.publicationStartTime),
    end: normalisedInstant(group.publicationEndTime),
  }
}
