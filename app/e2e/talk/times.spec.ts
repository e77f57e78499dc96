import { expect, type Page } from '@playwright/test'
import { amount, isLong } from '@tsudoi/contracts/testing/amount'
import { startCall, startTalk, expectCallState, hourMs, talkingState } from './calls.ts'
import { reportFigure } from './measured.ts'
import type { MediaNet } from './mediaNet.ts'
import { newRoomName, test } from './talkTest.ts'

/** Polls until `look` returns a value. */
async function pollForValue<T>(look: () => Promise<T | undefined>): Promise<T> {
  let found: T | undefined
  await expect.poll(async () => (found = await look()) !== undefined).toBe(true)
  return found as T
}
const pictureAfter = (page: Page, moment: number) =>
  pollForValue(() => page.evaluate((at) => window.watch.pictureAfter(at), moment))
/** Waits until a page has stopped its last device; returns the time. */
const stoppedIn = (page: Page) => pollForValue(() => page.evaluate(() => window.watch.stoppedAt()))
const pictures = (page: Page) => page.evaluate(() => window.watch.pictures())

async function tabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.waitForFunction(() => 'call' in window)
  return tab
}

/** Cuts a page's HTTP requests and media. Returns a function that restores them. */
async function loseNetwork(page: Page, net: MediaNet): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = async (isAway: boolean) => {
    net.isLost = isAway
    const whole = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', { offline: isAway, ...whole })
  }
  await set(true)
  return () => set(false)
}

/** Ids of two fake cameras whose format can be encoded; one of the browser's fake cameras has another format. */
const cameras = (page: Page) =>
  page.evaluate(async () => {
    const devices = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput')
    const good: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const lettingGo: (() => void)[] = []
    for (const { deviceId } of devices) {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { deviceId: { exact: deviceId } } })
      const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()]
      lettingGo.push(() =>
        [one, other, ...stream.getTracks()].forEach((each) => ('stop' in each ? each.stop() : each.close())),
      )
      one.onicecandidate = ({ candidate }) => void other.addIceCandidate(candidate ?? undefined)
      other.onicecandidate = ({ candidate }) => void one.addIceCandidate(candidate ?? undefined)
      other.ontrack = ({ track }) => {
        const srcObject = new MediaStream([track])
        const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true, srcObject })
        video.requestVideoFrameCallback(() => good.push(deviceId) === 2 && resolve())
      }
      for (const track of stream.getTracks()) one.addTrack(track)
      await one.setLocalDescription()
      await other.setRemoteDescription(one.localDescription!)
      await other.setLocalDescription()
      await one.setRemoteDescription(other.localDescription!)
    }
    await promise
    for (const letGo of lettingGo) letGo()
    return good
  })

test.describe('a call of a live talk between two browsers', () => {
  test('connects both sides without a noticeable wait, with pictures of 640 × 360 (W121, Q79) @long', async ({
    host,
    first,
    second,
  }) => {
    await startTalk({ host, first, second })
    reportFigure('connected after', await pollForValue(() => second.evaluate(() => window.watch.connectedAfter())), {
      max: 500,
    })
    const from = Date.now()
    const span = amount({ part: 1_000, all: 5_000 })
    await Promise.all([first, second].map((page) => pictureAfter(page, from + span)))
    for (const [page, side] of [
      [first, 'streamer'],
      [second, 'member'],
    ] as const) {
      const seenThen = (await pictures(page)).filter(({ at }) => at > from && at <= from + span)
      // Checks the size only in the long run, because a browser short of CPU time sends a smaller picture.
      if (isLong) expect(seenThen.at(-1)).toMatchObject({ width: 640, height: 360 })
      reportFigure(`pictures the ${side} sees`, (seenThen.length * 1_000) / span, { min: 15, unit: '/s' })
    }
  })

  test('stops the camera of a member whom the streamer removes (C147, S138) @long', async ({ host, first, second }) => {
    const room = await startTalk({ host, first, second })
    const requestedAt = Date.now()
    await host.end(room, 'kicked')
    const stopped = await stoppedIn(second)
    reportFigure('capture ended after', stopped - requestedAt, { max: 500 })
    await expectCallState(second, { phase: 'over', ended: 'kicked' })
  })

  test('moves to a second tab, and the two tabs never send at the same time (W121) @long', async ({
    host,
    first,
    second,
  }) => {
    const room = await startTalk({ host, first, second })
    const later = await tabBeside(second)
    for (let count = 0; count < amount({ part: 3, all: 50 }); count += 1) {
      await startCall(later, host, room)
      await later.evaluate(() => window.call.close())
    }
    const requestedAt = Date.now()
    await startCall(later, host, room)
    await expectCallState(later, talkingState)
    const stopped = await stoppedIn(second)
    expect(await later.evaluate(() => window.watch.sentAt())).toBeGreaterThanOrEqual(stopped)
    reportFigure('the streamer sees the second tab after', (await pictureAfter(first, requestedAt)) - requestedAt, {
      max: 1_500,
    })
    await expectCallState(second, { phase: 'paused', fault: { kind: 'other-tab' } })
    await expect.poll(() => first.evaluate(() => window.openConnections())).toBe(1)
    expect(await later.evaluate(() => window.liveTracks())).toBe(2)
  })

  test('stops in the first tab when a second tab opens it, even while the server is unreachable (W121) @long', async ({
    host,
    first,
    second,
  }) => {
    const room = await startTalk({ host, first, second })
    const later = await tabBeside(second)
    host.cut('MEMBER')
    const requestedAt = Date.now()
    await startCall(later, host, room)
    reportFigure('the first tab has stopped after', (await stoppedIn(second)) - requestedAt, { max: 1_500 })
    await expectCallState(second, { phase: 'paused', fault: { kind: 'other-tab' } })
    host.comeBack()
    await expectCallState(later, talkingState)
  })

  for (const away of amount({ part: [2], all: [2, 10, 40] }))
    test(`resumes soon after a network outage of ${away} s, with the right remaining time on a clock that is an hour wrong (W121) @long`, async ({
      talkServer: host,
      first,
      second,
    }) => {
      const ahead = away === 10 ? -hourMs : hourMs
      const room = newRoomName()
      const net = host.netted(room)
      await startCall(first, host, room, { role: 'STREAMER', rest: 120 })
      const { endTime } = await startCall(second, host, room, { ahead, rest: 120 })
      await Promise.all([expectCallState(first, talkingState), expectCallState(second, talkingState)])
      const comeBack = await loseNetwork(second, net)
      const lost = Date.now()
      await expect.poll(() => Date.now() - lost, { timeout: away * 2_000 }).toBeGreaterThan(away * 1_000)
      // Asserts that no frame has arrived lately; those that were in flight have arrived before.
      const lateFrames = (await pictures(first)).filter(({ at }) => at > lost + away * 1_000 - 500)
      expect(lateFrames).toHaveLength(0)
      await comeBack()
      const returned = Date.now()
      for (const page of [first, second])
        reportFigure(`back ${away} s later after`, (await pictureAfter(page, returned)) - returned, { max: 3_000 })
      await expectCallState(second, talkingState)
      const ticks = await second.evaluate(() => window.watch.seconds())
      const wrong = ticks
        .slice(1)
        .map(({ at, seconds }) => Math.abs(Date.parse(endTime) - ahead - seconds * 1_000 - at))
      reportFigure('the rest of the talk is wrong by', Math.max(...wrong), { max: 250 })
    })

  test('shows no visible gap and leaves no extra track when the member switches devices (W120) @long', async ({
    host,
    first,
    second,
  }) => {
    await startTalk({ host, first, second })
    const ids = await cameras(second)
    const from = Date.now()
    for (let count = 0; count < amount({ part: 4, all: 20 }); count += 1) {
      const id = ids[count % ids.length]!
      await second.evaluate((camera) => window.call.choose(camera), id)
      await expectCallState(second, { hasLocalVideo: true, devices: { chosen: { camera: id } } })
      await pictureAfter(first, Date.now())
    }
    await expect.poll(() => second.evaluate(() => window.liveTracks())).toBe(2)
    const lateFrames = (await pictures(first)).filter(({ at }) => at > from)
    const gaps = lateFrames.slice(1).map(({ at }, index) => at - lateFrames[index]!.at)
    reportFigure('longest gap between two pictures', Math.max(...gaps), { max: 1_000 })
  })

  test('leaves no open track, connection or audio context after several calls in a row (W121) @long', async ({
    host,
    first,
    second,
  }) => {
    for (let count = 0; count < amount({ part: 3, all: 20 }); count += 1) {
      await startTalk({ host, first, second })
      for (const page of [first, second]) await page.evaluate(() => window.call.close())
    }
    const openResources = () => [window.liveTracks(), window.openConnections(), window.watch.openAudio()]
    for (const page of [first, second]) await expect.poll(() => page.evaluate(openResources)).toEqual([0, 0, 0])
    const { held } = await second.evaluate(() => navigator.locks.query())
    expect(held).toEqual([])
  })
})
