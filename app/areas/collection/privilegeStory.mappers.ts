import type { getPrivilegeStoryGroup } from '@tsudoi/contracts/collection/collection.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PrivilegeStory } from '@tsudoi/design-system/screens/collection/PrivilegeStoryScreen'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'
import { paths } from '../../paths.ts'

/**
 * URL that opens an episode on the story’s page. That page first shows the tips and asks for the reader’s names (Q65).
 */
const readHref = (ipId: string, groupId: string, episodeId: string) =>
  `${paths.storyGroup(ipId, groupId)}?${new URLSearchParams({ by: 'read', episode: episodeId }).toString()}`

/** Converts a story that the member received as a privilege, with its episodes, for the screen. */
export function privilegeStoryView(answer: ResponseOf<typeof getPrivilegeStoryGroup>): PrivilegeStory {
  const { storyPrivilegeGroup: group, episodeList } = answer
  const { ipId, storyPrivilegeGroupId } = group
  return {
    name: titleOf(group.name),
    description: group.description,
    channel: channelRefView(group),
    acquired: normalisedInstant(group.acquiredTime),
    episodes: episodeList.map((episode) => ({
      id: episode.storyEpisodeId,
      title: titleOf(episode.title),
      label: episode.label,
      summary: episode.summary,
      image: pictureOf(episode.image),
      isRead: episode.isRead,
      href: readHref(ipId, storyPrivilegeGroupId, episode.storyEpisodeId),
    })),
  }
}
