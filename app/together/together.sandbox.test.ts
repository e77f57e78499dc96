import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { readEvents } from '@tsudoi/contracts/eventStream'
import { getTime } from '@tsudoi/contracts/account/account.endpoints'
import { waveTogether, type getTogether } from '@tsudoi/contracts/video/video.endpoints'
import { penlightColors } from '@tsudoi/contracts/video/videoKinds'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TestSandbox } from '../../contracts/sandbox/testing/testSandbox.ts'
import { premiereStateAt } from '../player/player.ts'
import { togetherTopicStateOf } from '../realtime/hostTopics.ts'
import type { TogetherTopicState } from '../realtime/topicPort.ts'
import { estimatedClockOffset, narrowClockOffset, unknownClockOffset } from '../time/clockBounds.ts'
import { wavesBetween } from './penlightWaves.ts'

vi.mock('../api/watchStream.ts', () => ({}))
vi.mock('../api/call.ts', () => ({}))

const viewerCount = 20
const id = 'video-hoshiyomi-1'
const startAt = '2026-06-01T02:59:00Z'
const params = { id }

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
  await sandbox.given('a channel')
  await sandbox.given('a video', { accessType: 'FREE', detail: 'minimal' })
})
afterAll(() => sandbox?.close())

/** Opens a viewer's stream. `news` are the states that it has received so far. */
async function connect(token: string) {
  const path = `/v2/together/video/${id}?${new URLSearchParams({ startAt }).toString()}`
  const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
  const { body, status } = await sandbox.send('app', path, { headers })
  if (!body || status !== 200) throw new Error(`The stream was refused: ${status}`)
  const news: TogetherTopicState[] = []
  const events = readEvents(body)
  const reading = (async () => {
    for await (const { event, data } of events)
      if (event !== undefined) news.push(togetherTopicStateOf(JSON.parse(data) as ResponseOf<typeof getTogether>))
  })()
  return { token, news, latest: () => news.at(-1), reading }
}

/** The position of a viewer whose device's clock is wrong by `error` ms, after one answer of the host's clock. */
async function positionOf(token: string, error: number, duration: number) {
  const device = () => sandbox.time.now.getTime() + error
  const askedAt = device()
  const { body } = await sandbox.call(getTime, {}, { token })
  const from = Date.parse(body.time)
  const bounds = narrowClockOffset(unknownClockOffset, { from, to: from, askedAt, answeredAt: device() })
  return premiereStateAt(Date.parse(startAt), device() + estimatedClockOffset(bounds), duration)
}

it('20 viewers of one link each receive the penlights of all others, and are within a second at the same position according to the server’s clock, however wrong their own clocks are (Q531, Q533)', async () => {
  const tokens = []
  for (let index = 0; index < viewerCount; index += 1) tokens.push((await sandbox.given('a guest')).accessToken)
  const viewers = await Promise.all(tokens.map(connect))
  for (const { latest } of viewers) await expect.poll(() => latest()?.viewerCount).toBe(viewerCount)

  const before = viewers.map(({ latest }) => latest()?.penlights ?? {})
  await Promise.all(
    viewers.map(({ token }, index) =>
      sandbox.call(
        waveTogether,
        { params, body: { startAt, color: penlightColors[index % penlightColors.length] ?? 'PINK' } },
        { token },
      ),
    ),
  )
  const total = (news: TogetherTopicState | undefined) =>
    Object.values(news?.penlights ?? {}).reduce((sum, count) => sum + count, 0)
  for (const { latest } of viewers) await expect.poll(() => total(latest())).toBe(viewerCount)
  for (const [index, { latest }] of viewers.entries()) {
    const own = { [penlightColors[index % penlightColors.length] ?? 'PINK']: 1 }
    expect(wavesBetween(before[index] ?? {}, latest()?.penlights ?? {}, own).waves).toHaveLength(viewerCount - 1)
  }

  const { accessToken } = await sandbox.given('a member')
  const positions = await Promise.all(
    viewers.map((_viewer, index) => positionOf(accessToken, (index - 10) * 3_600_000, 1_452)),
  )
  const places = positions.map((position) => (position.is === 'on' ? position.place : Number.NaN))
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
  expect(places[0]).toBeCloseTo((sandbox.time.now.getTime() - Date.parse(startAt)) / 1_000, 0)

  sandbox.services.streams.close()
  await Promise.all(viewers.map(({ reading }) => reading))
})
