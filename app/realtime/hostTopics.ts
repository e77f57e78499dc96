import { getTogether, waveTogether } from '@tsudoi/contracts/video/video.endpoints'
import { penlightColors } from '@tsudoi/contracts/video/videoKinds'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { call } from '../api/call.ts'
import { watchStream } from '../api/watchStream.ts'
import type { PenlightColor, TogetherTopicState, TopicService } from './topicPort.ts'

const isKnown = (color: string): color is PenlightColor => penlightColors.some((known) => known === color)

/** The state of a topic from an answer of the server, without colours that this build does not know. */
export const togetherTopicStateOf = ({
  viewerCount,
  penlightList,
}: ResponseOf<typeof getTogether>): TogetherTopicState => ({
  viewerCount,
  penlights: Object.fromEntries(penlightList.flatMap(({ color, count }) => (isKnown(color) ? [[color, count]] : []))),
})

/** The topic service that uses the calls of the app server. */
export const hostTopics: TopicService = {
  async follow({ videoId, startAt }, onNews, signal) {
    const request = { params: { id: videoId }, query: { startAt } }
    for await (const { answer } of watchStream(getTogether, request, { signal })) onNews(togetherTopicStateOf(answer))
  },
  async wave({ videoId, startAt }, color) {
    await call(waveTogether, { params: { id: videoId }, body: { startAt, color } })
  },
}
