import { getStoryGroup, listStoryGroups, type StoryGroup } from '@tsudoi/contracts/story/story.endpoints'
import { storyGenreText } from '@tsudoi/design-system/screens/storyGenre.rules'
import { paths } from '../../paths.ts'
import type { MakePageHead } from '../pageHead.ts'
import { headChannel, readChannel } from './headChannel.ts'
import { hasEnded, periodSentence } from './headDates.ts'
import { namesSentence, quotedTitle } from './headText.ts'
import { contentHead, type ContentHeadInput } from './contentHead.ts'

/** Head of the list of a channel's stories. */
export const storyListHead: MakePageHead = async ({ params: { id = '' }, read }) => {
  const channel = await readChannel(read, id)
  if (!channel) return undefined
  const groups = (await read(listStoryGroups, {}, { ipId: id }))?.storyGroups ?? []
  return contentHead({
    kind: 'ストーリー',
    name: channel.name,
    title: (name) => `${name}のストーリー`,
    path: paths.stories(id),
    ...(groups.length === 0 && { isIndexed: false }),
    sentences: [`${channel.name}のストーリーの一覧`, namesSentence(groups.map(({ name }) => name))],
    channel,
  })
}

function storyThing(group: StoryGroup, now: string): ContentHeadInput {
  const channel = headChannel(group)
  const { ipId, storyGroupId, name, genre, episodeCount, description, image } = group
  const { publicationStartTime: start, publicationEndTime: end } = group
  return {
    kind: 'ストーリー',
    name,
    path: paths.storyGroup(ipId, storyGroupId),
    ...(hasEnded(end, now) && { status: 410 }),
    type: 'article',
    sentences: [
      `${channel.name}のストーリー（${storyGenreText[genre]}、全${episodeCount}話）`,
      periodSentence('公開', start, end, now),
      description,
    ],
    detail: `全${episodeCount}話`,
    channel,
    image,
    above: [['ストーリー', paths.stories(ipId)]],
  }
}

/** Head of the page of a story with its episodes. */
export const storyGroupHead: MakePageHead = async ({ params: { id = '', storyGroupId = '' }, read, now }) => {
  const answer = await read(getStoryGroup, { ipId: id, storyGroupId })
  return answer && contentHead(storyThing(answer.storyGroup, now))
}

/**
 * Head of the story player. The path of the player contains the reader's names, so its canonical path is that of the
 * story, and search engines may not list it. Nothing of the script is quoted (Q415, X8).
 */
export const storyPlayerHead: MakePageHead = async ({ params, read, now }) => {
  const { channelId = '', storyGroupId = '', storyEpisodeId = '' } = params
  const answer = await read(getStoryGroup, { ipId: channelId, storyGroupId })
  const episode = answer?.episodeList.find((each) => each.storyEpisodeId === storyEpisodeId)
  if (!answer || !episode) return undefined
  const story = storyThing(answer.storyGroup, now)
  const head = contentHead({
    ...story,
    name: episode.title,
    isIndexed: false,
    sentences: [`${quotedTitle(story.name)}の${episode.label ?? '一話'}`, ...story.sentences],
    above: [],
  })
  // The address of the card contains the canonical path, so the card is that of the story.
  return { ...head, card: contentHead(story).card }
}
