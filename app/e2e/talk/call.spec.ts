import { expect } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { startCall, startTalk, expectCallState, hourMs, callStateOf, updateCall, talkingState } from './calls.ts'
import { newRoomName, test } from './talkTest.ts'

test.describe('a call between a member and a streamer', () => {
  test('shows the member’s own picture and sends nothing while waiting; both sides see each other once the talk begins (W121, Q265)', async ({
    host,
    first,
    second,
  }) => {
    const room = newRoomName()
    await startCall(first, host, room, { role: 'STREAMER', isTalking: false })
    await startCall(second, host, room, { isTalking: false })
    const waiting = { phase: 'joined', connection: 'up', hasLocalVideo: true, hasRemoteVideo: false }
    await Promise.all([expectCallState(first, waiting), expectCallState(second, waiting)])
    expect(await callStateOf(second)).not.toHaveProperty('remaining')
    await updateCall(first, host, room, { role: 'STREAMER' })
    await updateCall(second, host, room, {})
    await Promise.all([expectCallState(first, talkingState), expectCallState(second, talkingState)])
  })

  test('counts down according to the server’s clock on a device whose clock is an hour wrong (W121) @long', async ({
    host,
    first,
  }) => {
    for (const ahead of [hourMs, -hourMs]) {
      await startCall(first, host, newRoomName(), { ahead, rest: 25 })
      await expect.poll(async () => (await callStateOf(first))?.remaining?.seconds ?? 0).toBeGreaterThan(15)
      expect(await callStateOf(first)).toMatchObject({ remaining: { warning: 30 } })
      expect((await callStateOf(first)).remaining.seconds).toBeLessThanOrEqual(25)
      await first.evaluate(() => window.call.close())
    }
  })

  test('continues in the tab that the member opened last; the earlier tab stops sending, and can take the call back (W121) @long', async ({
    host,
    first,
    second,
  }) => {
    const room = newRoomName()
    await startCall(first, host, room)
    await expectCallState(first, { phase: 'joined' })
    const later = await first.context().newPage()
    await later.goto(first.url())
    await later.waitForFunction(() => 'call' in window)
    await startCall(later, host, room)
    await expectCallState(later, { phase: 'joined' })
    await expectCallState(first, { phase: 'paused', fault: { kind: 'other-tab' } })
    expect(await first.evaluate(() => window.call.isCapturing())).toBe(false)
    await first.evaluate(() => window.call.press())
    await expectCallState(first, { phase: 'joined' })
    await expectCallState(later, { phase: 'paused', fault: { kind: 'other-tab' } })
    await later.close()
    await second.close()
  })

  test('ends for both sides and stops capturing when the streamer removes the member (C147, S138)', async ({
    host,
    first,
    second,
  }, info) => {
    const room = await startTalk({ host, first, second })
    const requestedAt = performance.now()
    await host.end(room, 'kicked')
    await expectCallState(second, { phase: 'over', ended: 'kicked', hasLocalVideo: false })
    info.annotations.push({ type: 'capture ended after, ms', description: String(performance.now() - requestedAt) })
    expect(await second.evaluate(() => window.call.isCapturing())).toBe(false)
    await expectCallState(first, { phase: 'over', ended: 'slot' })
  })

  test('keeps one live camera and microphone over many device changes, and none after the call (W120) @long', async ({
    host,
    first,
    second,
  }) => {
    await startTalk({ host, first, second })
    const { devices } = await callStateOf(second)
    expect(devices.cameras.length).toBeGreaterThan(1)
    for (let count = 0; count < amount({ part: 6, all: 20 }); count += 1) {
      const { id } = devices.cameras[count % devices.cameras.length]
      await second.evaluate((camera) => window.call.choose(camera), id)
      await expectCallState(second, { hasLocalVideo: true, devices: { chosen: { camera: id } } })
    }
    await expect.poll(() => second.evaluate(() => window.liveTracks())).toBe(2)
    await second.evaluate(() => window.call.toggle('video'))
    await expectCallState(first, { remote: { isVideoMuted: true } })
    await second.evaluate(() => window.call.close())
    await expect.poll(() => second.evaluate(() => window.liveTracks())).toBe(0)
    expect(await second.evaluate(() => window.openConnections())).toBe(0)
  })

  test('continues without a press after the signalling was interrupted (W121)', async ({ host, first, second }) => {
    await startTalk({ host, first, second })
    host.cut()
    await second.evaluate(() => window.call.toggle('audio'))
    host.comeBack()
    await expectCallState(first, { ...talkingState, remote: { isAudioMuted: true } })
  })

  test('continues without a camera: the fault has its own message, and a button that opens the camera again (W120)', async ({
    host,
    first,
    second,
  }) => {
    await second.evaluate(() => window.refuseCamera(true))
    const room = newRoomName()
    await startCall(first, host, room, { role: 'STREAMER' })
    await startCall(second, host, room)
    await expectCallState(second, { ...talkingState, fault: { kind: 'camera-refused', isLight: true } })
    await expectCallState(first, { remote: { isAudioMuted: false, isVideoMuted: true } })
    await second.evaluate(() => window.refuseCamera(false))
    await second.evaluate(() => window.call.press())
    await expectCallState(first, talkingState)
    expect(await callStateOf(second)).not.toHaveProperty('fault')
  })
})
