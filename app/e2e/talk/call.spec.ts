import { expect } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { begin, bothTalk, expectSeen, hour, seen, take, talking } from './calls.ts'
import { newRoom, test } from './talkTest.ts'

test.describe('a call', () => {
  test('shows the own picture and sends nothing while waiting; both sides see each other once the talk begins (W121, Q265)', async ({
    host,
    first,
    second,
  }) => {
    const room = newRoom()
    await begin(first, host, room, { role: 'STREAMER', isTalking: false })
    await begin(second, host, room, { isTalking: false })
    const waiting = { phase: 'joined', connection: 'up', hasLocalVideo: true, hasRemoteVideo: false }
    await Promise.all([expectSeen(first, waiting), expectSeen(second, waiting)])
    expect(await seen(second)).not.toHaveProperty('remaining')
    await take(first, host, room, { role: 'STREAMER' })
    await take(second, host, room, {})
    await Promise.all([expectSeen(first, talking), expectSeen(second, talking)])
  })

  test('counts down by the server’s clock on a device whose clock is an hour wrong (W121) @long', async ({
    host,
    first,
  }) => {
    for (const ahead of [hour, -hour]) {
      await begin(first, host, newRoom(), { ahead, rest: 25 })
      await expect.poll(async () => (await seen(first))?.remaining?.seconds ?? 0).toBeGreaterThan(15)
      expect(await seen(first)).toMatchObject({ remaining: { warning: 30 } })
      expect((await seen(first)).remaining.seconds).toBeLessThanOrEqual(25)
      await first.evaluate(() => window.call.close())
    }
  })

  test('continues in the tab opened last; the other tab stops sending and can take the call back (W121)', async ({
    host,
    first,
    second,
  }) => {
    const room = newRoom()
    await begin(first, host, room)
    await expectSeen(first, { phase: 'joined' })
    const later = await first.context().newPage()
    await later.goto(first.url())
    await later.waitForFunction(() => 'call' in window)
    await begin(later, host, room)
    await expectSeen(later, { phase: 'joined' })
    await expectSeen(first, { phase: 'paused', fault: { kind: 'other-tab' } })
    expect(await first.evaluate(() => window.call.isCapturing())).toBe(false)
    await first.evaluate(() => window.call.press())
    await expectSeen(first, { phase: 'joined' })
    await expectSeen(later, { phase: 'paused', fault: { kind: 'other-tab' } })
    await later.close()
    await second.close()
  })

  test('stops capturing and shows it when the member is removed (C147, S138)', async ({
    host,
    first,
    second,
  }, info) => {
    const room = await bothTalk({ host, first, second })
    const asked = performance.now()
    await host.end(room, 'kicked')
    await expectSeen(second, { phase: 'over', ended: 'kicked', hasLocalVideo: false })
    info.annotations.push({ type: 'capture ended after, ms', description: String(performance.now() - asked) })
    expect(await second.evaluate(() => window.call.isCapturing())).toBe(false)
    await expectSeen(first, { phase: 'over', ended: 'slot' })
  })

  test('keeps one live camera and microphone over many device changes, and none after the call (W120) @long', async ({
    host,
    first,
    second,
  }) => {
    await bothTalk({ host, first, second })
    const { devices } = await seen(second)
    expect(devices.cameras.length).toBeGreaterThan(1)
    for (let count = 0; count < amount({ part: 6, all: 20 }); count += 1) {
      const { id } = devices.cameras[count % devices.cameras.length]
      await second.evaluate((camera) => window.call.choose(camera), id)
      await expectSeen(second, { hasLocalVideo: true, devices: { chosen: { camera: id } } })
    }
    await expect.poll(() => second.evaluate(() => window.liveTracks())).toBe(2)
    await second.evaluate(() => window.call.toggle('video'))
    await expectSeen(first, { remote: { isVideoMuted: true } })
    await second.evaluate(() => window.call.close())
    await expect.poll(() => second.evaluate(() => window.liveTracks())).toBe(0)
    expect(await second.evaluate(() => window.openConnections())).toBe(0)
  })

  test('recovers by itself after a signalling outage (W121)', async ({ host, first, second }) => {
    await bothTalk({ host, first, second })
    host.cut()
    await second.evaluate(() => window.call.toggle('audio'))
    host.comeBack()
    await expectSeen(first, { ...talking, remote: { isAudioMuted: true } })
  })

  test('continues without a camera: the fault has its own message and a button that reopens the camera (W120)', async ({
    host,
    first,
    second,
  }) => {
    await second.evaluate(() => window.refuseCamera(true))
    const room = newRoom()
    await begin(first, host, room, { role: 'STREAMER' })
    await begin(second, host, room)
    await expectSeen(second, { ...talking, fault: { kind: 'camera-refused', isLight: true } })
    await expectSeen(first, { remote: { isAudioMuted: false, isVideoMuted: true } })
    await second.evaluate(() => window.refuseCamera(false))
    await second.evaluate(() => window.call.press())
    await expectSeen(first, talking)
    expect(await seen(second)).not.toHaveProperty('fault')
  })
})
