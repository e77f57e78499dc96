import { getTogether } from '@tsudoi/contracts/video/video.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import type { TogetherTopicState, TopicService } from '../realtime/topicPort.ts'
import { createTogetherRoom, type TogetherRoom } from './createTogetherRoom.ts'

const topic = { videoId: 'film', startAt: '2026-12-05T12:00:00Z' }
const refusal = (status: number) =>
  new ApiError({ endpoint: getTogether, kind: 'status', status, messageCode: 'NotFound' })

/** Opens a page that follows a simulated host. */
function open(wave: TopicService['wave'] = () => Promise.resolve()) {
  const control = new AbortController()
  const host = Promise.withResolvers<void>()
  let room: TogetherRoom | undefined
  let send: (news: TogetherTopicState) => void = () => {}
  const topics: TopicService = {
    follow: (_topic, onNews) => {
      send = onNews
      return host.promise
    },
    wave: vi.fn<TopicService['wave']>(wave),
  }
  const onWave = createTogetherRoom(topics, topic, (next) => (room = next), control.signal)
  return {
    onWave,
    topics,
    end: () => control.abort(),
    refuse: host.reject,
    send: (viewerCount: number, penlights: TogetherTopicState['penlights']) => send({ viewerCount, penlights }),
    lit: () => (room?.waves ?? []).map(({ color }) => color),
    room: () => room,
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the other viewers of a link to watch together (Q533)', () => {
  it('are counted, and their penlights are lit for four seconds, but not those waved before the page was open', () => {
    const page = open()
    page.send(2, { PINK: 40 })
    expect([page.room()?.viewerCount, page.lit()]).toEqual([2, []])
    page.send(3, { PINK: 41, BLUE: 1 })
    expect([page.room()?.viewerCount, page.lit()]).toEqual([3, ['PINK', 'BLUE']])
    vi.advanceTimersByTime(4_000)
    expect(page.lit()).toEqual([])
  })

  it('do not cause a penlight of the user to be lit twice: it is lit at the press, and not by the answer that counts it', async () => {
    const page = open()
    page.send(2, {})
    page.onWave('RED')
    expect(page.topics.wave).toHaveBeenCalledWith(topic, 'RED')
    await vi.advanceTimersByTimeAsync(500)
    page.send(2, { RED: 1 })
    expect(page.lit()).toEqual(['RED'])
  })

  it('receive at most one penlight of a user in 0.6 s, however fast the user presses', () => {
    const page = open()
    page.send(2, {})
    for (let press = 0; press < 20; press += 1) {
      page.onWave('RED')
      vi.advanceTimersByTime(100)
    }
    expect(vi.mocked(page.topics.wave).mock.calls).toHaveLength(4)
  })

  it('do not receive a penlight that could not be sent: the page says so until another one is sent', async () => {
    let isDown = true
    const page = open(() => (isDown ? Promise.reject(refusal(429)) : Promise.resolve()))
    page.send(2, {})
    page.onWave('RED')
    await vi.advanceTimersByTimeAsync(700)
    expect(page.room()).toMatchObject({ viewerCount: 2, hasFailed: true })
    isDown = false
    page.onWave('RED')
    await vi.advanceTimersByTimeAsync(0)
    expect(page.room()?.hasFailed).toBe(false)
  })

  it.each([
    ['does not have the call', 404],
    ['refuses this viewer', 403],
  ])('are unknown if the server %s, and no penlight is sent', async (_what, status) => {
    const page = open()
    page.refuse(refusal(status))
    await vi.advanceTimersByTimeAsync(0)
    page.onWave('RED')
    expect(page.room()).toEqual({ hasPenlights: false, waves: [], hasFailed: false })
    expect(page.topics.wave).not.toHaveBeenCalled()
  })

  it('are only counted if the server sends their number but relays no penlights', async () => {
    const page = open(() => Promise.reject(refusal(501)))
    page.send(2, {})
    page.onWave('RED')
    await vi.advanceTimersByTimeAsync(0)
    page.send(3, {})
    expect(page.room()).toMatchObject({ viewerCount: 3, hasPenlights: false, waves: [], hasFailed: false })
  })

  it('change nothing after the user has left the page', () => {
    const page = open()
    page.send(2, {})
    page.end()
    page.send(3, { PINK: 1 })
    expect(page.room()).toMatchObject({ viewerCount: 2, waves: [] })
  })
})
