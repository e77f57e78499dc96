import { expect, it, vi } from 'vitest'
import { call } from '../api/call.ts'
import { watchStream } from '../api/watchStream.ts'
import { hostTopics } from './hostTopics.ts'
import type { TogetherTopicState } from './topicPort.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>(() => Promise.resolve({})) }))
vi.mock('../api/watchStream.ts', () => ({ watchStream: vi.fn<() => unknown>() }))

const topic = { videoId: 'film', startAt: '2026-12-05T12:00:00Z' }

it('a topic’s state is read from each event of the server’s stream, without colours that this build does not know (Q533)', async () => {
  vi.mocked(watchStream as () => unknown).mockImplementation(async function* events() {
    yield {
      answer: {
        viewerCount: 2,
        penlightList: [
          { color: 'PINK', count: 3 },
          { color: 'UNKNOWN', count: 9 },
        ],
      },
    }
  })
  const heard: TogetherTopicState[] = []
  const { signal } = new AbortController()
  await hostTopics.follow(topic, (news) => heard.push(news), signal)
  expect(heard).toEqual([{ viewerCount: 2, penlights: { PINK: 3 } }])
  const [endpoint, request, options] = vi.mocked(watchStream).mock.calls[0] ?? []
  expect([endpoint?.path, request, options]).toEqual([
    '/v2/together/video/{id}',
    { params: { id: 'film' }, query: { startAt: topic.startAt } },
    { signal },
  ])
})

it('a penlight is sent with its colour, the video and the start time', async () => {
  await hostTopics.wave(topic, 'BLUE')
  expect(vi.mocked(call).mock.calls[0]?.slice(1)).toEqual([
    { params: { id: 'film' }, body: { startAt: topic.startAt, color: 'BLUE' } },
  ])
})
