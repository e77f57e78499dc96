// @vitest-environment node
import type { LoaderContext } from 'hls.js'
import { describe, expect, it } from 'vitest'
import { fetchFile } from './captionRequests.ts'
import { StreamNet } from './streamNet.ts'

const master = 'https://a.jp/v/m.m3u8'
const playlist = '#EXTM3U\n#EXTINF:4,\n1.vtt\n'
const context = (more: object) =>
  ({ url: 'https://a.jp/v/file', responseType: 'text', ...more }) as unknown as LoaderContext
const ofPlaylist = context({ type: 'subtitleTrack' })
const ofSegment = context({ frag: { type: 'subtitle' } })
const ofPicture = context({ frag: { type: 'main' } })

/** Simulates a server that gives these answers one after the other, and then the last one again. */
function serverWith(...answers: (number | string)[]) {
  let count = 0
  let time = 0
  const net = new StreamNet(master, {
    fetch: async () => {
      const answer = answers[Math.min(count, answers.length - 1)] ?? 200
      count += 1
      if (answer === 0) throw new TypeError('Failed to fetch')
      return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
    },
    renew: async () => undefined,
    pause: (milliseconds) => {
      time += milliseconds
      return new Promise((resolve) => setImmediate(resolve))
    },
    now: () => time,
  })
  const control = new AbortController()
  const get = async (context: LoaderContext) =>
    (await fetchFile(net, context, { signal: control.signal, headers: {} })).text()
  return { get, control, count: () => count, time: () => time }
}

describe('the requests for captions inside a stream (W087, Q546)', () => {
  it.each([503, 404, 403, 0, '', '<html>', '#EXTM3U\n'])(
    'wait five seconds after a playlist that is %j, and repeat it',
    async (answer) => {
      const { get, time } = serverWith(answer, answer, answer, answer, playlist)
      expect(await get(ofPlaylist)).toBe(playlist)
      expect(time()).toBe(20_000)
    },
  )

  it.each([503, 0])('repeat a segment after the status %s', async (status) => {
    const { get, count } = serverWith(status, status, status, status, 'WEBVTT\n\ntext')
    expect(await get(ofSegment)).toBe('WEBVTT\n\ntext')
    expect(count()).toBe(5)
  })

  it.each([
    [404, 1],
    ['', 1],
    [403, 3],
  ])('replace a segment that is %j with an empty one, so that the next is loaded', async (answer, requests) => {
    const { get, count } = serverWith(answer)
    expect(await get(ofSegment)).toBe('WEBVTT\n\n')
    expect(count()).toBe(requests)
  })

  it('get a segment whose address has expired as soon as the video has got a new address', async () => {
    const { get } = serverWith(403, 403, 'WEBVTT\n\ntext')
    expect(await get(ofSegment)).toBe('WEBVTT\n\ntext')
  })

  it('end when hls.js aborts them', async () => {
    const { get, control } = serverWith(503)
    const answer = get(ofPlaylist)
    control.abort()
    await expect(answer).rejects.toThrow('abort')
  })

  it('do not let the requests for the picture wait while the server fails', async () => {
    const { get, control, time, count } = serverWith(503, 503, 'film')
    const waiting = get(ofPlaylist)
    waiting.catch(() => {})
    await expect.poll(count).toBeGreaterThan(1)
    expect(await get(ofPicture)).toBe('film')
    expect(time() % 5_000).toBe(0)
    control.abort()
  })
})
