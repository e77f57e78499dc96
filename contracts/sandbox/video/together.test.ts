import { expect, it, vi } from 'vitest'
import { getTogether, waveTogether } from '../../video/video.endpoints.ts'
import { days, timeAfter } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const id = 'video-hoshiyomi-1'
const startAt = '2026-01-31T12:00:00Z'
const together = { params: { id }, query: { startAt } }
const wave = (color: 'PINK' | 'BLUE', start = startAt) => ({ params: { id }, body: { startAt: start, color } })

await onBothEngines('watching a video together', (sandbox) => {
  /** Creates a free video and a guest who may watch it. Returns the guest's token. */
  async function viewer(): Promise<string> {
    await sandbox().given('a channel')
    await sandbox().given('a video', { accessType: 'FREE', detail: 'minimal' })
    return (await sandbox().given('a guest')).accessToken
  }
  const penlights = async (token: string, start = startAt) =>
    (await sandbox().call(getTogether, { params: { id }, query: { startAt: start } }, { token })).body.penlightList

  it('counts each wave of a penlight once, even 20 concurrent ones, and separately for each start (Q533)', async () => {
    const token = await viewer()
    const colors = Array.from({ length: 20 }, (_, at) => (at % 4 === 0 ? 'BLUE' : 'PINK'))
    await Promise.all(colors.map((color) => sandbox().call(waveTogether, wave(color), { token })))
    expect(await penlights(token)).toEqual([
      { color: 'BLUE', count: 5 },
      { color: 'PINK', count: 15 },
    ])
    expect(await penlights(token, '2026-01-31T12:01:00Z')).toEqual([])
  })

  it('announces each wave at once to the streams of its start, and not to streams of other starts (Q61)', async () => {
    const token = await viewer()
    const announced = vi.spyOn(sandbox().services.streams, 'announceChange')
    await sandbox().call(waveTogether, wave('PINK'), { token })
    expect(announced.mock.calls.map(([topic]) => JSON.parse(topic) as unknown)).toEqual([
      [expect.any(String), '/v2/together/video/{id}', { id }, { startAt }],
    ])
    announced.mockRestore()
  })

  it('deletes, at the next wave, the penlights of viewings that began more than a day ago', async () => {
    const token = await viewer()
    const recent = timeAfter(sandbox().time.now, -days(0.9))
      .toISOString()
      .replace(/:\d\d\.\d+Z/, ':00Z')
    for (const start of [startAt, recent]) await sandbox().call(waveTogether, wave('PINK', start), { token })
    expect([await penlights(token), await penlights(token, recent)]).toEqual([[], [{ color: 'PINK', count: 1 }]])
  })

  it('refuses a start that is not a whole minute in UTC, and a video without a position that viewers can share', async () => {
    const token = await viewer()
    const codeFor = async (start: string) =>
      (await sandbox().call(getTogether, { params: { id }, query: { startAt: start } }, { token })).body.messageCode
    const wrong = [
      '2026-01-31T12:00:30Z',
      '2026-01-31T12:00:00.000Z',
      '2026-01-31T21:00:00+09:00',
      '2026-02-30T12:00:00Z',
    ]
    for (const start of wrong) expect([start, await codeFor(start)]).toEqual([start, 'InvalidArgument'])
    const db = await sandbox().db()
    for (const type of ['LIVE', 'YOUTUBE'] as const) {
      await db.updateTable('video').set({ type }).execute()
      expect(await codeFor(startAt)).toBe('InvalidArgument')
      expect((await sandbox().call(waveTogether, wave('PINK'), { token })).body.messageCode).toBe('InvalidArgument')
    }
  })

  it('is possible only for callers who may play the video, as the host decides for its stream (C121)', async () => {
    const guest = await viewer()
    await sandbox().given('a video', { accessType: 'PURCHASE', detail: 'minimal' })
    const { accessToken: buyer } = await sandbox().given('a member')
    await sandbox().given('access to a video', { hours: 0 })
    const codes = async (token: string) => [
      (await sandbox().call(getTogether, together, { token })).body.messageCode,
      (await sandbox().call(waveTogether, wave('PINK'), { token })).body.messageCode,
    ]
    expect(await codes(guest)).toEqual(['PermissionDenied', 'PermissionDenied'])
    expect(await codes(buyer)).toEqual([undefined, undefined])
  })
})
