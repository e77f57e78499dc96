import type { Page } from '@playwright/test'
import { expect, expectPlaying, play, positionOf, seek, test, video, visit } from './playerTest.ts'
import type { PlayerServer } from './playerServer.ts'

const segmentSeconds = 4
const languages = [
  { language: 'ja', name: '日本語' },
  { language: 'en', name: 'English' },
]

/** Opens a live stream with captions of two languages inside it, and plays it. */
async function playLive(page: Page, server: PlayerServer, engine: 'native' | 'hls' = 'hls'): Promise<void> {
  server.liveSince = Date.now() - 400_000
  server.liveCaptions = languages
  server.source = { subtitles: [] }
  await visit(page, server, { video: { type: 'LIVE' } }, engine)
  await play(page)
  await expectPlaying(page)
}

const openTranscript = (page: Page) => page.getByRole('button', { name: '文字で読む' }).click()

/** The captions and the lines of the transcript at one moment. A caption's text is its language and its segment. */
const look = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('video')
    const cuesOf = (cues: TextTrackCueList | null | undefined) =>
      [...(cues ?? [])].map((cue) => ({ start: cue.startTime, text: (cue as VTTCue).text }))
    const tracks = [...(element?.textTracks ?? [])].map((track) => ({
      label: track.label,
      mode: track.mode,
      cues: cuesOf(track.cues),
      active: cuesOf(track.activeCues).map(({ text }) => text),
    }))
    const rows = [...document.querySelectorAll('[aria-label="字幕の行"] > li')]
    const lines = rows.flatMap((row) => /[a-z]{2} \d+/.exec(row.textContent) ?? [])
    return { place: element?.currentTime ?? 0, tracks, lines }
  })

const cuesOf = async (page: Page, label: string) =>
  (await look(page)).tracks.find((track) => track.label === label)?.cues ?? []

const numberOf = (text: string) => Number(text.split(' ')[1])

/** Where the stream's first segment would be on the video's clock, by each caption: captions in place agree. */
const origins = (cues: readonly { start: number; text: string }[]) => [
  ...new Set(cues.map(({ start, text }) => Math.round((start - numberOf(text) * segmentSeconds) * 10) / 10)),
]

/** The number of the segment that was the first of the live window when the player loaded it. */
function firstSegmentOf({ streamed, liveSince = 0 }: PlayerServer): number {
  const request = streamed.find(({ path }) => path.endsWith('/360.m3u8'))
  return Math.floor(((request?.at ?? 0) - liveSince) / 1000 / segmentSeconds)
}

test('captions inside a live stream, in a browser without native HLS, are shown over the picture and become a transcript of what was played (W086, Q521, Q546) @long', async ({
  page,
  server,
}) => {
  test.slow()
  await playLive(page, server)
  expect(server.streamed.filter(({ path }) => path.includes('/live-'))).toEqual([])
  await openTranscript(page)
  const seen: Awaited<ReturnType<typeof look>>[] = []
  // Waits for captions on both sides of a discontinuity of the stream.
  await expect
    .poll(async () => {
      seen.push(await look(page))
      const rounds = seen.at(-1)?.lines.map((line) => Math.floor(numberOf(line) / 5)) ?? []
      return new Set(rounds).size
    })
    .toBeGreaterThan(1)
  const ahead = seen.filter(({ place, tracks }) => tracks[0]?.cues.some(({ start }) => start > place + 1))
  expect(ahead.length).toBeGreaterThan(0)
  const first = firstSegmentOf(server)
  // The list is rendered after the position was read, so a line may begin a moment later.
  for (const { place, lines } of seen)
    for (const line of lines) expect((numberOf(line) - first) * segmentSeconds).toBeLessThanOrEqual(place + 1)
  expect(origins(await cuesOf(page, '日本語'))).toEqual([-first * segmentSeconds])

  // A viewer who joined late reads what the window offers: nothing of before, but all of it after seeking back.
  expect(Math.min(...(await cuesOf(page, '日本語')).map(({ text }) => numberOf(text)))).toBeGreaterThan(first)

  // Captions of one language are shown while those of the other are read. The pointer shows the controls again.
  await page.getByRole('region', { name: /^動画プレイヤー/ }).hover()
  await page.getByRole('button', { name: '設定', exact: true }).click()
  await page.getByRole('radiogroup', { name: '字幕', exact: true }).getByRole('radio', { name: 'English' }).check()
  await page.getByRole('button', { name: '設定を閉じる' }).click()
  await expect.poll(async () => (await look(page)).tracks[1]?.active.join()).toMatch(/^en \d+$/)
  const counts = async () => (await look(page)).tracks.map(({ cues }) => cues.length)
  const before = await counts()
  await expect.poll(async () => (await counts()).every((count, at) => count > (before[at] ?? 0))).toBe(true)
  expect(origins(await cuesOf(page, 'English'))).toEqual([-first * segmentSeconds])
  await page.keyboard.press('c')
  await expect.poll(async () => (await look(page)).tracks.map(({ mode }) => mode)).toEqual(['hidden', 'disabled'])
  await page.keyboard.press('c')
  await expect.poll(async () => (await look(page)).tracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled'])
  await expect.poll(async () => (await look(page)).tracks[0]?.active.join()).toMatch(/^ja \d+$/)
})

test('captions inside a live stream have the size that the user chose (Q522, Q546) @long', async ({ page, server }) => {
  await playLive(page, server)
  await page.keyboard.press('c')
  await expect.poll(async () => (await look(page)).tracks[0]?.active.length).toBe(1)
  await page.keyboard.press('k')
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  const [cue] = (await cuesOf(page, '日本語')).slice(-1)
  await seek(page, (cue?.start ?? 0) + 1)
  await expect.poll(async () => (await look(page)).tracks[0]?.active).toEqual([cue?.text])
  const picture = async () => {
    const box = await video(page).boundingBox()
    if (!box) throw new Error('The video is not visible.')
    return (await page.screenshot({ clip: { ...box, height: box.height - 70 } })).toString('base64')
  }
  const usual = await picture()
  await page.getByRole('button', { name: '設定', exact: true }).click()
  await page.getByRole('radiogroup', { name: '字幕の大きさ' }).getByRole('radio', { name: 'とても大きい' }).check()
  await page.getByRole('button', { name: '設定を閉じる' }).click()
  expect(await picture()).not.toBe(usual)
})

test('a viewer who joins a live stream late reads back to the start of its window, and no further (Q521, Q546) @long', async ({
  page,
  server,
}) => {
  test.slow()
  await playLive(page, server)
  await openTranscript(page)
  const first = firstSegmentOf(server)
  const start = await video(page).evaluate(({ seekable }: HTMLVideoElement) => seekable.start(0))
  await seek(page, start + 1)
  const numbers = async () => (await cuesOf(page, '日本語')).map(({ text }) => numberOf(text))
  await expect.poll(async () => Math.min(...(await numbers()))).toBeLessThan(first + 4)
  expect(Math.min(...(await numbers()))).toBeGreaterThanOrEqual(first)
  expect(origins(await cuesOf(page, '日本語'))).toEqual([-first * segmentSeconds])
})

test('captions inside a live stream that cannot be loaded do not stop the picture, and come once the server delivers them (W087, Q546) @long', async ({
  page,
  server,
}) => {
  test.slow()
  server.trouble = (path) => (path.includes('/live-') ? { status: 503 } : undefined)
  await playLive(page, server)
  await page.keyboard.press('c')
  const from = await positionOf(page)
  // Longer than the buffer of a live stream.
  await expectPlaying(page, from + 20)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // A playlist that lists no segments yet, and segments that are not captions.
  server.trouble = (path) => (path.endsWith('/live-ja.m3u8') ? { status: 200, body: '#EXTM3U\n' } : undefined)
  await expectPlaying(page, from + 25)
  server.trouble = (path) => (path.endsWith('.vtt') ? { status: 200, body: '<html>' } : undefined)
  await expectPlaying(page, from + 30)
  await expect(page.getByRole('alert')).toHaveCount(0)
  server.trouble = () => undefined
  await expect.poll(async () => (await look(page)).tracks[0]?.active.join()).toMatch(/^ja \d+$/)
})

test('captions inside a live stream stay in place when the network was away, and when the stream was loaded again (W087, Q546) @long', async ({
  page,
  server,
  context,
}) => {
  test.slow()
  await playLive(page, server)
  await openTranscript(page)
  const last = async () => Math.max(0, ...(await cuesOf(page, '日本語')).map(({ text }) => numberOf(text)))
  await expect.poll(last).toBeGreaterThan(0)
  await context.setOffline(true)
  await expect.poll(() => video(page).evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeLessThan(3)
  const before = await last()
  await context.setOffline(false)
  await expect.poll(last).toBeGreaterThan(before)
  expect(origins(await cuesOf(page, '日本語'))).toEqual([-firstSegmentOf(server) * segmentSeconds])

  // A refused playlist makes the player load the stream again, whose clock then has a new start.
  let hasRefused = false
  server.trouble = (path) => {
    if (hasRefused || !path.endsWith('/360.m3u8')) return undefined
    hasRefused = true
    server.requests.length = 0
    return { status: 404 }
  }
  await expect.poll(async () => hasRefused && (await cuesOf(page, '日本語')).length === 0).toBe(true)
  await expect.poll(async () => (await cuesOf(page, '日本語')).length).toBeGreaterThan(1)
  const { place, lines } = await look(page)
  const first = firstSegmentOf(server)
  expect(origins(await cuesOf(page, '日本語'))).toEqual([-first * segmentSeconds])
  for (const line of lines) expect((numberOf(line) - first) * segmentSeconds).toBeLessThanOrEqual(place + 1)
})

test('a browser whose own HLS engine has no captions plays a stream that has some with hls.js, also the next time, and other films as before (Q310, Q546)', async ({
  page,
  server,
}) => {
  test.slow()
  const builds = () => server.requests.filter(({ path }) => /\/hls[^/]*\.js$/.test(path)).length
  await visit(page, server)
  await play(page)
  await expectPlaying(page)
  expect(builds()).toBe(0)
  await playLive(page, server, 'native')
  await page.keyboard.press('c')
  await expect.poll(async () => (await look(page)).tracks[0]?.active.join()).toMatch(/^ja \d+$/)
  expect(builds()).toBe(1)
  server.requests.length = 0
  await page.reload()
  await page.evaluate(() => window.openPlayer({ video: { type: 'LIVE' } }))
  await expect.poll(builds).toBe(1)
  await play(page)
  // The choice to see captions holds for the next stream.
  await expect.poll(async () => (await look(page)).tracks[0]?.active.join()).toMatch(/^ja \d+$/)
})

test('captions inside a film, which the host does not deliver as a file, are loaded when the user turns them on (W086, Q546) @long', async ({
  page,
  server,
}) => {
  server.source = { subtitles: [] }
  await visit(page, server, {}, 'hls')
  await play(page)
  await expectPlaying(page)
  const texts = () =>
    server.streamed.filter(({ path }) => path.includes('/ja.')).map(({ path }) => path.split('/').at(-1))
  expect(texts()).toEqual([])
  await openTranscript(page)
  await expect(page.getByRole('list', { name: '字幕の行' }).getByRole('listitem')).toHaveCount(5)
  expect(texts()).toEqual(['ja.m3u8', 'ja.vtt'])
})
