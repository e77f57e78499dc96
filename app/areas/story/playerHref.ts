import type { getStoryGroup } from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { paths, type ReaderNames } from '../../paths.ts'

type WireGroup = Pick<ResponseOf<typeof getStoryGroup>['storyGroup'], 'playType' | 'genre' | 'ipId' | 'storyGroupId'>

/** The URL of the story player with an episode (R062, R063). An unknown play type counts as portrait. */
export function playerHref(group: WireGroup, episodeId: string, names: ReaderNames): string {
  const { playType, genre, ipId, storyGroupId } = group
  const type = playType === 'STORY_PLAY_TYPE_LANDSCAPE' ? playType : 'STORY_PLAY_TYPE_PORTRAIT'
  return paths.story(type, genre, ipId, storyGroupId, episodeId, names)
}
