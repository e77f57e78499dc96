import { getTogether, waveTogether } from '@tsudoi/contracts/video/video.endpoints'
import { penlightColors } from '@tsudoi/contracts/video/videoKinds'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { call } from '../api/call.ts'
import { watchStream } from '../api/watchStream.ts'
import type { PenlightColor, TogetherNews, TopicService } from './topicPort.ts'

const isKnown = (color: string): color is PenlightColor => penlightColors.some((known) => known === color)

/** The state of a topic from an answer of the host, without colours that this build does not know. */
export const togetherNewsOf = ({ viewerCount, penlightList }: ResponseOf<typeof getTogether>): TogetherNews => ({
  viewerCount,
  penlights: Object.fromEntries(penlightList.flatMap(({ color, count }) => (isKnown(color) ? [[color, count]] : []))),
})

/** Topics by the calls of the app host. */
export const hostTopics: TopicService = {
  async follow({ videoId, startAt }, onNews, signal) {
    const request = { params: { id: videoId }, query: { startAt } }
    for await (const { answer } of watchStream(getTogether, request, { signal })) onNews(togetherNewsOf(answer))
  },
  async wave({ videoId, startAt }, color) {
    await call(waveTogether, { params: { id: videoId }, body: { startAt, color } })
  },
}
