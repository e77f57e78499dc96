import type { Page } from '@playwright/test'
import { amount, isLong } from '@tsudoi/contracts/testing/amount'
import { testToken } from '../../testing/testToken.ts'
import type { PlayerServer } from './playerServer.ts'
import { expect, expectPlaying, play, positionOf, seek, test, video, visit } from './playerTest.ts'
import { recordVp9Film } from './recordVp9Film.ts'

declare global {
  interface Window {
    tell: () => void
  }
}

const renewals = ({ requests }: PlayerServer) => requests.filter(({ path }) => path.includes('renewal=true')).length

/** Number of requests since `since` for files of the film at the newest address. */
const freshFilms = ({ streamed }: PlayerServer, since: number) => {
  const signatures = streamed.map(({ path }) => Number(path.split('/')[2]))
  const newest = Math.max(...signatures)
  return streamed.filter(({ path }, at) => at >= since && signatures[at] === newest && path.includes('.mp4')).length
}

/** Runs in the page: records the largest difference between played and elapsed time from one frame to the next. */
function watchJumps(element: HTMLVideoElement): { maxJump: number } {
  const seen = { maxJump: 0 }
  let [place, time] = [element.currentTime, performance.now()]
  const look = () => {
    const now = performance.now()
    const passed = (now - time) / 1000
    const moved = element.currentTime - place
    // Whether a picture is visible: the video may pause while loading, and without a picture no position is visible.
    const isSeen = element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    if (isSeen) seen.maxJump = Math.max(seen.maxJump, moved - passed, -moved)
    if (isSeen) [place, time] = [element.currentTime, now]
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return seen
}

/** Runs in the page: records the position at which playback starts next. */
function watchStartPosition(element: HTMLVideoElement): { played?: number } {
  const seen: { played?: number } = {}
  element.addEventListener('playing', () => (seen.played ??= element.currentTime))
  return seen
}

for (const engine of ['native', 'hls'] as const) {
  // The tag of most tests below. With the browser's own HLS engine, these tests run only in the long run; with hls.js,
  // the tag is empty, so that they run in both runs.
  const later = engine === 'native' ? ' @long' : ''
  test.describe(`the video player with ${engine === 'native' ? 'the browser’s own HLS engine' : 'hls.js'}`, () => {
    test(`plays a film with sound, pauses and seeks (W086)${later}`, async ({ page, server }) => {
      await visit(page, server, {}, engine)
      await expect(page.locator('video')).not.toHaveAttribute('src')
      expect(server.streamed).toEqual([])
      await play(page)
      await expectPlaying(page)
      expect(server.streamed.some(({ path }) => path.includes('/sound/'))).toBe(true)
      await page.keyboard.press('k')
      await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
      await page.keyboard.press('5')
      await expect.poll(() => positionOf(page)).toBeCloseTo(60, 0)
      await page.keyboard.press('k')
      await expectPlaying(page, 60)
    })

    test(`waits without a network at the position to which the user has sought, and resumes when the network is back (W087)${later} @long`, async ({
      page,
      server,
      context,
    }) => {
      await visit(page, server, {}, engine)
      await play(page)
      await expectPlaying(page)
      await context.setOffline(true)
      await seek(page, 90)
      await expect.poll(() => video(page).evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeLessThan(3)
      const requests = server.streamed.length
      await context.setOffline(false)
      await expectPlaying(page, 90)
      expect(await positionOf(page)).toBeLessThan(94)
      expect(server.streamed.length).toBeGreaterThan(requests)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test(`renews a stream address that expires during the film once, and keeps the position (W086)${later}`, async ({
      page,
      server,
    }) => {
      await visit(page, server, {}, engine)
      await play(page)
      await expectPlaying(page)
      server.expire()
      await seek(page, 90)
      await expectPlaying(page, 90)
      expect(await positionOf(page)).toBeLessThan(92.5)
      expect(renewals(server)).toBe(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    test('renews a stream address that expires during playback once, without a jump of more than half a second (W086) @long', async ({
      page,
      server,
    }) => {
      await visit(page, server, {}, engine)
      await play(page)
      await expectPlaying(page)
      const jumps = await video(page).evaluateHandle(watchJumps)
      server.expire()
      const before = server.streamed.length
      await expect.poll(() => renewals(server)).toBe(1)
      // Waits for requests to the new address; playback continues in the meantime.
      await expect.poll(() => freshFilms(server, before)).toBeGreaterThan(0)
      await expectPlaying(page)
      expect(await jumps.evaluate(({ maxJump }) => maxJump)).toBeLessThanOrEqual(0.5)
      expect(renewals(server)).toBe(1)
    })

    test(`keeps the playback speed when it renews the stream address, and for the next film (W086)${later} @long`, async ({
      page,
      server,
    }) => {
      const speed = () => video(page).evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate)
      await visit(page, server, {}, engine)
      await play(page)
      await expectPlaying(page)
      await page.keyboard.press('>')
      expect(await speed()).toBe(1.25)
      server.expire()
      await seek(page, 90)
      await expectPlaying(page, 90)
      expect(await speed()).toBe(1.25)
      await page.reload()
      await page.evaluate(() => window.openPlayer({ video: { id: 'video-2' } }))
      await play(page)
      await expectPlaying(page)
      expect(await speed()).toBe(1.25)
    })

    test(`renews a stream address that expires during a pause once, and resumes where the user has sought (W086)${later} @long`, async ({
      page,
      server,
    }) => {
      await visit(page, server, {}, engine)
      await play(page)
      await expectPlaying(page)
      await page.keyboard.press('k')
      await expect.poll(() => video(page).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
      server.expire()
      await seek(page, 90)
      const places = await video(page).evaluateHandle(watchStartPosition)
      await page.keyboard.press('k')
      await expectPlaying(page, 90)
      const first = await places.evaluate(({ played }) => played)
      expect(Math.abs((first ?? Number.NaN) - 90)).toBeLessThanOrEqual(0.5)
      expect(renewals(server)).toBe(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

    // Takes eight seconds. The short run tests it only with hls.js, for which the app itself defines the retries.
    if (amount({ part: engine === 'hls', all: true })) {
      test('sends a server that answers 503 at most six requests in eight seconds, then resumes playback (W087) @long', async ({
        page,
        server,
      }) => {
        await visit(page, server, {}, engine)
        await play(page)
        await expectPlaying(page)
        server.trouble = () => ({ status: 503 })
        server.requests.length = 0
        await seek(page, 70)
        await expect.poll(() => (server.streamed[0] ? Date.now() - server.streamed[0].at : 0)).toBeGreaterThan(8_000)
        const requests = server.streamed.filter(({ at }) => at - (server.streamed[0]?.at ?? 0) < 8_000)
        expect(requests.length, requests.map(({ at, path }) => `${at} ${path}`).join('\n')).toBeLessThanOrEqual(6)
        server.trouble = () => undefined
        await expectPlaying(page, 70)
        expect(await positionOf(page)).toBeLessThan(74)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
}

/** The files of hls.js that the page has requested. */
const hlsFiles = ({ requests }: PlayerServer) =>
  requests.filter(({ path }) => /\/hls[^/]*\.js$/.test(path)).map(({ path }) => path)

test('a browser without native HLS loads hls.js before the press on play, with data saving after it, and separate sound support later (W086, Q310) @long', async ({
  page,
  server,
}) => {
  await visit(page, server, {}, 'hls')
  await expect.poll(() => hlsFiles(server)).toEqual([expect.stringContaining('light')])
  expect(server.requests.filter(({ path }) => path.startsWith('/source'))).toEqual([])
  await play(page)
  await expectPlaying(page)
  expect(hlsFiles(server)).toHaveLength(2)

  server.requests.length = 0
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await visit(page, server, {}, 'hls')
  await expect(page.getByText('押すまで読みこみません')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(hlsFiles(server)).toEqual([])
  await play(page)
  await expectPlaying(page)
  expect(hlsFiles(server)).toEqual([expect.not.stringContaining('light')])
})

test('the video player shows the poster until the film moves, and then the controls (W086) @long', async ({
  page,
  server,
}) => {
  await visit(page, server)
  const controls = page.getByRole('button', { name: '一時停止' })
  const poster = page.locator('[data-part=player] > .absolute')
  const answer = Promise.withResolvers<void>()
  await page.route('**/master.m3u8', async (route) => {
    await answer.promise
    await route.continue()
  })
  await play(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(poster).toBeVisible()
  answer.resolve()
  await expect(controls).toBeVisible()
  await expect(poster).toHaveCount(0)
})

test('the video player plays a VP9 film to its end, and restarts it (W086) @long', async ({ page, server }) => {
  await visit(page, server)
  const film = await recordVp9Film(page)
  test.info().skip(film === undefined, 'This browser writes or plays no VP9.')
  server.source = { format: 'FILE', address: '/signed/1/vp9.webm' }
  server.trouble = (path) => (path.endsWith('.webm') ? { status: 200, type: 'video/webm', body: film } : undefined)
  await play(page)
  const shown = () => video(page).evaluate(({ ended, videoWidth }: HTMLVideoElement) => ({ ended, videoWidth }))
  await expect.poll(shown).toEqual({ ended: true, videoWidth: 320 })
  const places = await video(page).evaluateHandle(watchStartPosition)
  await page.keyboard.press('k')
  await expect.poll(() => places.evaluate(({ played }) => played)).toBeLessThan(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Signs a member in by setting the token cookie. */
const signIn = (page: Page, { address }: PlayerServer) =>
  page.context().addCookies([{ name: 'token', value: testToken({ AccountID: 'acc-hikari' }), url: address }])

test('the video player reports a member’s playback once at its start and once on page unload (S013, S103, S128, C126, C127)', async ({
  page,
  server,
}) => {
  await signIn(page, server)
  await visit(page, server)
  await play(page)
  await expectPlaying(page, 1.2)
  await expect.poll(() => page.evaluate(() => window.seen)).toBe(1)
  expect(server.apiCallBodies('/v2/video/video-1/history')).toHaveLength(1)
  const last = await positionOf(page)
  await page.goto('about:blank')
  await expect.poll(() => server.apiCallBodies('/finish/playing/video')).toHaveLength(1)
  const [finish] = server.apiCallBodies('/finish/playing/video') as [
    { state: number; position: number; videoId: string },
  ]
  expect(finish).toEqual({ videoId: 'video-1', state: 5, position: expect.any(Number) as unknown })
  expect(finish.position).toBeGreaterThanOrEqual(Math.floor(last))
  expect(server.apiCallBodies('/start/playing/video')).toEqual([{ videoId: 'video-1', state: 1, position: 0 }])
})

test('the video player does not report a guest’s playback (S128, S137) @long', async ({ page, server }) => {
  await visit(page, server)
  await play(page)
  await expectPlaying(page, 1.5)
  await page.evaluate(() => window.closePlayer())
  expect(server.apiCallBodies('/hosts/')).toEqual([])
  expect(await page.evaluate(() => window.seen)).toBe(0)
})

test('the video player shows the play button in a browser that blocks autoplay (W086) @long', async ({
  playwright,
  launchOptions,
  server,
}) => {
  // Starts a new browser, because one in which a video has played before may allow autoplay.
  const args = [...(launchOptions.args ?? []), '--autoplay-policy=user-gesture-required']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage()
  // A call from the test counts as a user gesture, so the page must report by itself.
  const told = Promise.withResolvers<void>()
  await page.exposeFunction('tell', told.resolve)
  await page.addInitScript((words) => {
    const look = () => document.body.textContent.includes(words) && window.tell()
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, '押すと、音つきではじまります。')
  await page.goto(`${server.address}/#${encodeURIComponent(JSON.stringify({ autoPlay: true }))}`)
  await told.promise
  await play(page)
  await expectPlaying(page)
  await browser.close()
})

test('the video player resumes a film at the last position, and has a button to start from the beginning (W086) @long', async ({
  page,
  server,
}) => {
  await visit(page, server)
  await play(page)
  await expectPlaying(page)
  await seek(page, 50)
  await expectPlaying(page, 50)
  server.expire()
  await page.reload()
  await page.evaluate(() => window.openPlayer())
  await expect(page.getByText(/^5\d秒のところから再生します$/)).toBeVisible()
  await play(page)
  await expectPlaying(page, 50)
  await page.getByRole('button', { name: 'はじめから' }).click()
  await expect.poll(() => positionOf(page)).toBeLessThan(10)
  await expectPlaying(page)
})

test('the video player plays in only one of two tabs (W086) @long', async ({ page, server }) => {
  await visit(page, server)
  await play(page)
  await expectPlaying(page)
  const other = await page.context().newPage()
  await visit(other, server, { video: { id: 'video-2' } })
  await play(other)
  await expectPlaying(other)
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  expect(await video(other).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
})

test('a key shows the captions that came with the stream address, and the player keeps this choice for the next film (W086) @long', async ({
  page,
  server,
}) => {
  await visit(page, server)
  await play(page)
  await expectPlaying(page)
  await page.keyboard.press('c')
  await expect(page.getByRole('status')).toHaveText('字幕 日本語')
  const cues = () =>
    video(page).evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].map(({ activeCues }) => activeCues?.length),
    )
  await expect.poll(cues).toEqual([1])
  await page.reload()
  await page.evaluate(() => window.openPlayer())
  await play(page)
  await expect.poll(cues).toEqual([1])
})

test('the video player shows captions above the control bar while the bar is visible (W086) @long', async ({
  page,
  server,
}) => {
  await visit(page, server)
  await play(page)
  await expectPlaying(page)
  await page.keyboard.press('c')
  const tracks = (mode?: TextTrackMode) =>
    video(page).evaluate(({ textTracks }: HTMLVideoElement, next) => {
      if (next && textTracks[0]) textTracks[0].mode = next
      return textTracks[0]?.activeCues?.length
    }, mode)
  await expect.poll(() => tracks()).toBe(1)
  await page.keyboard.press('k')
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  const box = await video(page).boundingBox()
  if (!box) throw new Error('The video is not visible.')
  const bar = { x: box.x, y: box.y + box.height - 64, width: box.width, height: 64 }
  const above = { ...bar, y: bar.y - 96, height: 96 }
  const [barWith, aboveWith] = [await page.screenshot({ clip: bar }), await page.screenshot({ clip: above })]
  await tracks('hidden')
  expect((await page.screenshot({ clip: bar })).equals(barWith)).toBe(true)
  expect((await page.screenshot({ clip: above })).equals(aboveWith)).toBe(false)
})

test('captions have the size and background that the user chose, even after a reload (Q522) @long', async ({
  page,
  server,
}) => {
  /** Plays until a caption is shown, pauses, and returns a picture of the video above the control bar. */
  const pause = async () => {
    await play(page)
    await expectPlaying(page)
    if (!(await page.evaluate(() => localStorage.getItem('tsudoi.player')?.includes('"hasCaptions":true'))))
      await page.keyboard.press('c')
    await page.keyboard.press('k')
    await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
    await seek(page, 5)
    await expect
      .poll(() => video(page).evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.activeCues?.length))
      .toBe(1)
  }
  const picture = async () => {
    const box = await video(page).boundingBox()
    if (!box) throw new Error('The video is not visible.')
    return (await page.screenshot({ clip: { ...box, height: box.height - 70 } })).toString('base64')
  }
  const choose = async (group: string, name: string) => {
    await page.getByRole('button', { name: '設定', exact: true }).click()
    await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check()
    await page.getByRole('button', { name: '設定を閉じる' }).click()
    return picture()
  }
  await visit(page, server)
  await pause()
  const usual = await picture()
  const larger = await choose('字幕の大きさ', 'とても大きい')
  const opaque = await choose('字幕の背景', '濃い')
  const bare = await choose('字幕の背景', 'なし')
  expect(new Set([usual, larger, opaque, bare]).size).toBe(4)
  await page.reload()
  await page.evaluate(() => window.openPlayer())
  await pause()
  await page.getByRole('button', { name: '設定', exact: true }).click()
  await expect(
    page.getByRole('radiogroup', { name: '字幕の大きさ' }).getByRole('radio', { name: 'とても大きい' }),
  ).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: '字幕の背景' }).getByRole('radio', { name: 'なし' })).toBeChecked()
})

test('Space on a focused button of the video player presses the button, and the player ignores keys while the user types (W086) @long', async ({
  page,
  server,
}) => {
  await visit(page, server)
  await play(page)
  await expectPlaying(page)
  await page.getByRole('button', { name: '消音にする' }).focus()
  await page.keyboard.press(' ')
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  await page.evaluate(() => document.body.append(document.createElement('textarea')))
  await page.locator('textarea').focus()
  await page.keyboard.type('kmfjl05<>c')
  await expect(page.locator('textarea')).toHaveValue('kmfjl05<>c')
  expect(await video(page).evaluate(({ muted, paused }: HTMLVideoElement) => ({ muted, paused }))).toEqual({
    muted: true,
    paused: false,
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap on the hidden controls of the video player shows them, and only the next tap presses one (W086) @long', async ({
    page,
    server,
  }) => {
    await visit(page, server)
    await play(page)
    await expectPlaying(page)
    const pause = page.getByRole('button', { name: '一時停止' })
    const takesTaps = () => pause.evaluate((element) => getComputedStyle(element).pointerEvents === 'auto')
    const isPaused = () => video(page).evaluate(({ paused }: HTMLVideoElement) => paused)
    await expect.poll(takesTaps).toBe(false)
    const { x, y, width, height } = (await pause.boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect.poll(takesTaps).toBe(true)
    await expectPlaying(page)
    expect(await isPaused()).toBe(false)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect.poll(isPaused).toBe(true)
  })
})

test('the page sends YouTube no request before the press on play, and a referrer after it (W086)', async ({
  page,
  server,
}) => {
  const referrers: (string | undefined)[] = []
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    referrers.push((await route.request().allHeaders())['referer'])
    await route.fulfill({ contentType: 'text/html', body: '<title>frame</title>' })
  })
  server.source = { format: 'YOUTUBE', address: 'https://www.youtube-nocookie.com/embed/abc?autoplay=1' }
  await visit(page, server, { video: { type: 'YOUTUBE' } })
  const open = page.getByRole('button', { name: 'YouTubeを読みこんで再生する' })
  await expect(open).toBeVisible()
  expect(referrers).toEqual([])
  await open.click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(() => referrers).toEqual([`${server.address}/`])
})

test('twenty video players that a user opens and closes one after the other leave no video element and no request (W086) @long', async ({
  page,
  server,
}) => {
  await visit(page, server)
  await page.evaluate(() => window.closePlayer())
  const session = await page.context().newCDPSession(page)
  for (let at = 0; at < amount({ part: 4, all: 20 }); at += 1) {
    await page.evaluate((id) => window.openPlayer({ video: { id } }), `video-${at}`)
    await play(page)
    await expectPlaying(page)
    await page.evaluate(() => window.closePlayer())
  }
  const objectGroup = 'videos'
  const videos = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { result } = await session.send('Runtime.evaluate', { expression: 'HTMLVideoElement.prototype' })
    const query = { prototypeObjectId: result.objectId ?? '', objectGroup }
    const { objects } = await session.send('Runtime.queryObjects', query)
    const call = {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    }
    const { value } = (await session.send('Runtime.callFunctionOn', call)).result
    // Releases the result of the query, which would itself keep the objects in memory.
    await session.send('Runtime.releaseObjectGroup', { objectGroup })
    return value as number
  }
  await expect.poll(videos).toBe(0)
  const requests = server.streamed.length
  await page.evaluate(() => fetch('/source'))
  expect(server.streamed).toHaveLength(requests)
})

test('a premiere follows the server’s clock in a browser whose clock is 90 seconds wrong, and the viewer cannot seek in it (W086) @long', async ({
  page,
  server,
}) => {
  const startTime = new Date(Date.now() - 20_000).toISOString()
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 90_000
  })
  await visit(page, server, { video: { type: 'PREMIER', startTime, duration: 120 } })
  await play(page)
  await expectPlaying(page)
  const apart = async () => Math.abs((await positionOf(page)) - (Date.now() - Date.parse(startTime)) / 1000)
  await expect.poll(apart, { timeout: 15_000 }).toBeLessThan(0.6)
  await expect(page.getByRole('slider', { name: '再生位置' })).toHaveCount(0)
  await page.keyboard.press('9')
  await expect.poll(apart, { timeout: 15_000 }).toBeLessThan(0.6)
})

test('an upcoming premiere shows its waiting room in a browser whose clock is 90 seconds ahead (W086) @long', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() + 90_000
  })
  const startTime = new Date(Date.now() + 60_000).toISOString()
  await visit(page, server, { video: { type: 'PREMIER', startTime, duration: 120 } })
  await expect(page.getByRole('timer')).toBeVisible()
  expect(server.requests.filter(({ path }) => path.startsWith('/source'))).toEqual([])
})

/** The 95th percentile of `looks` measurements. */
async function p95(looks: number, look: () => Promise<number>): Promise<number> {
  const seen: number[] = []
  while (seen.length < looks) seen.push(await look())
  return seen.toSorted((a, b) => a - b)[Math.floor(looks * 0.95)]!
}

test('a finished premiere becomes an ordinary video, in which the viewer can seek and which can be replayed (W086) @long', async ({
  page,
  server,
}) => {
  // Starts the premiere so that its last seconds run while the page opens. A viewer sees only the rest of it.
  const startTime = new Date(Date.now() - 112_000).toISOString()
  await visit(page, server, { video: { type: 'PREMIER', startTime, duration: 120 } })
  await play(page)
  const slider = page.getByRole('slider', { name: '再生位置' })
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0)
  await expect(slider).toBeVisible()
  expect(Date.now() - Date.parse(startTime)).toBeGreaterThanOrEqual(120_000)
  await page.keyboard.press('5')
  await expect.poll(() => positionOf(page)).toBeCloseTo(60, 0)
  if (await video(page).evaluate(({ paused }: HTMLVideoElement) => paused)) await page.keyboard.press('k')
  await expectPlaying(page, 60)
})

test('a premiere of the day before starts at its beginning, even if only the stream gives its length (W086) @long', async ({
  page,
  server,
}) => {
  const startTime = new Date(Date.now() - 86_400_000).toISOString()
  await visit(page, server, { video: { type: 'PREMIER', startTime } })
  await play(page)
  // Waits for the slider, which appears only for a playing, ordinary film.
  await expect(page.getByRole('slider', { name: '再生位置' })).toBeVisible()
  await expectPlaying(page)
  expect(await positionOf(page)).toBeLessThan(60)
})

test('three browsers play a premiere within a second of each other: one with a clock 90 seconds wrong, one late, one back from the background (W086, W087) @long', async ({
  playwright,
  launchOptions,
  server,
}) => {
  test.slow()
  const startTime = new Date(Date.now() - 30_000).toISOString()
  // Opens each page in a browser of its own, because pages of one browser would throttle each other.
  const open = async (isWrong = false) => {
    const browser = await playwright.chromium.launch(launchOptions)
    const page = await browser.newPage()
    if (isWrong)
      await page.addInitScript(() => {
        const { now } = Date
        Date.now = () => now() + 90_000
      })
    await visit(page, server, { video: { type: 'PREMIER', startTime, duration: 120 } })
    await play(page)
    await expectPlaying(page)
    return { browser, page, begun: Date.now() }
  }
  /** Difference (seconds) between a page's position and the premiere's, by the clock of this process. */
  const drift = async ({ page }: { page: Page }) => {
    const { place, took } = await video(page).evaluate((element: HTMLVideoElement) => ({
      place: element.currentTime,
      took: performance.timeOrigin + performance.now(),
    }))
    return place - (took - Date.parse(startTime)) / 1000
  }
  const viewers = [await open(), await open(true), await open()]
  const late = viewers[2]!
  await expect.poll(() => Date.now() - late.begun).toBeGreaterThan(5_000)
  const apart = async () => {
    const places = await Promise.all(viewers.map(drift))
    return Math.max(...places) - Math.min(...places)
  }
  await expect.poll(apart, { timeout: 15_000 }).toBeLessThanOrEqual(1)
  if (isLong) expect(await p95(200, apart)).toBeLessThanOrEqual(1)

  // Freeze the page for a while, as a phone does with a background tab: the video stops.
  const session = await late.page.context().newCDPSession(late.page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  const frozen = Date.now()
  await expect.poll(() => Date.now() - frozen).toBeGreaterThan(3_000)
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  const seen = Date.now()
  await expect.poll(async () => Math.abs(await drift(late))).toBeLessThanOrEqual(1)
  if (isLong) expect(Date.now() - seen).toBeLessThanOrEqual(2_000)
  await Promise.all(viewers.map(({ browser }) => browser.close()))
})

test('a live stream in the video player shows its delay, jumps to now, catches up smoothly and respects a pause (W086) @long', async ({
  page,
  server,
}) => {
  test.slow()
  server.liveSince = Date.now() - 400_000
  await visit(page, server, { video: { type: 'LIVE' } }, 'hls')
  await play(page)
  await expectPlaying(page)
  const toNow = page.getByRole('button', { name: /LIVE.*今へ/ })
  const edge = () => video(page).evaluate(({ seekable }: HTMLVideoElement) => seekable.end(seekable.length - 1))
  const delay = async () => (await edge()) - (await positionOf(page))
  await expect(page.getByText('LIVE', { exact: true })).toBeVisible()

  // Seeks a little behind the live position: the player catches up slightly faster, without emptying the buffer.
  const usual = await delay()
  await seek(page, (await positionOf(page)) - 8)
  const rates: { rate: number; ahead: number }[] = []
  await expect
    .poll(async () => {
      const now = await video(page).evaluate(({ playbackRate: rate, buffered, currentTime }: HTMLVideoElement) => ({
        rate,
        ahead: (buffered.length > 0 ? buffered.end(buffered.length - 1) : currentTime) - currentTime,
      }))
      rates.push(now)
      return now.rate
    })
    .toBeGreaterThan(1)
  expect(rates.every(({ rate, ahead }) => rate <= 1.06 && (rate === 1 || ahead > 3))).toBe(true)

  // Seeks far behind. The user chose this position, so the button shows the delay, and a press jumps to the live
  // position.
  await seek(page, (await edge()) - 34)
  await toNow.click()
  await expectPlaying(page)
  // Tolerates four seconds more, because loading time depends on the machine; the player catches up with the rest.
  await expect.poll(delay).toBeLessThan(usual + 4)
  await expect(toNow).toBeHidden()

  // Pauses the player, which keeps its position while the live stream continues.
  await page.keyboard.press('k')
  const positionAtPause = await positionOf(page)
  const then = await edge()
  await expect.poll(edge).toBeGreaterThan(then + 3)
  expect(await positionOf(page)).toBeCloseTo(positionAtPause, 2)
  expect(await video(page).evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true)
})

/** Invalid playlists and missing files; the same number always gives the same fault. */
function broken(number: number): PlayerServer['trouble'] {
  const text = [
    '',
    '<html>',
    '#EXTM3U',
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=x\n',
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nnowhere.m3u8',
    '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nnowhere.mp4\n#EXT-X-ENDLIST',
    '#EXTM3U\n#EXT-X-TARGETDURATION:0\n#EXTINF:-1,\n\u0000\n#EXT-X-ENDLIST',
    '{"url":null}',
    '#EXTM3U\n'.repeat(200),
    '\uFEFF\u3042'.repeat(50),
  ][number % 10]
  const part = ['master', '360', '180', 'box'][Math.floor(number / 10) % 4] ?? 'master'
  const status = number % 3 === 0 ? 404 : 200
  if (number % 20 < 10) return (path) => (path.includes('master') ? { status, body: text } : undefined)
  return (path) =>
    path.includes(part) || path.endsWith('.mp4') ? { status: 200, body: `${text}${number}` } : undefined
}

test('200 broken playlists and answers end in a named failure of the video player, never in a blank page (W087) @long', async ({
  page,
  server,
}) => {
  test.slow()
  for (let number = 0; number < 200; number += amount({ part: 29, all: 1 })) {
    server.trouble = broken(number)
    await visit(page, server, { video: { id: `broken-${number}` } }, number % 2 === 0 ? 'native' : 'hls')
    await play(page)
    const alert = page.getByRole('alert')
    await expect(alert, `number ${number}`).toContainText(/動画|アドレス/)
    await expect(alert.getByRole('button', { name: 'もう一度再生する' })).toBeVisible()
  }
  server.trouble = () => undefined
  await page.getByRole('button', { name: 'もう一度再生する' }).click()
  await expectPlaying(page)
})
