import { describe, expect, it, vi } from 'vitest'
import type { PlaybackFault } from './engine.types.ts'
import { StreamFault, StreamNet, type StreamNetParts } from './streamNet.ts'

const master = 'https://a.jp/OLD/v/m.m3u8'
const file = 'https://a.jp/OLD/v/1.mp4'
const beside = 'https://a.jp/OLD/sound/1.mp4'

interface FakeServer {
  net: StreamNet
  requests: { address: string; at: number }[]
  parts: StreamNetParts
  time: () => number
}

/** Simulates a server and a clock. Time passes only while the tested StreamNet pauses. */
function fakeServer(answer: (address: string, at: number) => number, given: Partial<StreamNetParts> = {}): FakeServer {
  const requests: { address: string; at: number }[] = []
  let time = 0
  const parts: StreamNetParts = {
    fetch: async (input) => {
      const address = input as string
      requests.push({ address, at: time })
      const status = answer(address, time)
      if (status === 0) throw new TypeError('Failed to fetch')
      return new Response('', { status })
    },
    renew: vi.fn<StreamNetParts['renew']>(async () => master.replace('OLD', 'NEW')),
    pause: async (milliseconds) => {
      time += milliseconds
    },
    now: () => time,
    ...given,
  }
  return { net: new StreamNet(master, parts), requests, parts, time: () => time }
}
const init = () => ({ signal: new AbortController().signal })

describe('the player’s requests for the files of a stream', () => {
  it.each([503, 500, 429, 0])(
    'survive eight seconds of status %s with at most six requests, and continue within three seconds (W087)',
    async (status) => {
      const { net, requests, time } = fakeServer((_, at) => (at < 8_000 ? status : 200))
      const answers = await Promise.all([net.get(file, init()), net.get(beside, init())])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200])
      expect(requests.filter(({ at }) => at < 8_000).length).toBeLessThanOrEqual(6)
      expect(time()).toBeLessThanOrEqual(11_000)
    },
  )

  it('are sent even if the browser reports that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { net, requests } = fakeServer(() => 200)
    await net.get(file, init())
    expect(requests).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('share one renewal of an expired address, even with later requests', async () => {
    const { net, requests, parts } = fakeServer((address) => (address.includes('/OLD/') ? 403 : 200))
    await Promise.all([net.get(file, init()), net.get(beside, init())])
    await net.get('https://a.jp/OLD/v/2.mp4', init())
    expect(parts.renew).toHaveBeenCalledOnce()
    expect(requests.at(-1)?.address).toBe('https://a.jp/NEW/v/2.mp4')
  })

  it('renew the address a second time when the renewed address expires, too', async () => {
    let round = 0
    const { net, parts } = fakeServer((address) => (address.includes(`/${round}/`) ? 200 : 410), {
      renew: vi.fn<StreamNetParts['renew']>(async () => master.replace('OLD', String(++round))),
    })
    await net.get(file, init())
    await expect(net.get(file, init())).resolves.toBeInstanceOf(Response)
    expect(parts.renew).toHaveBeenCalledOnce()
    round = 7
    await net.get(file, init())
    expect(parts.renew).toHaveBeenCalledTimes(2)
  })

  const endings: readonly [PlaybackFault, number, StreamNetParts['renew']][] = [
    ['expired', 403, async () => master],
    ['expired', 401, async () => undefined],
    ['expired', 410, () => Promise.reject(new Error('refused'))],
    ['unplayable', 404, async () => master],
    ['network', 503, async () => master],
    ['network', 0, async () => master],
  ]
  it.each(endings)('fail with the fault %s if the status %d does not change', async (fault, status, renew) => {
    const { net } = fakeServer(() => status, { renew })
    await expect(net.get(file, init())).rejects.toEqual(expect.objectContaining({ name: 'StreamFault', fault }))
  })

  it('are sent as usual after another request has used up its retries', async () => {
    const { net } = fakeServer((address) => (address === file ? 503 : 200))
    const failing = net.get(file, init())
    await expect(failing).rejects.toBeInstanceOf(StreamFault)
    await expect(net.get(beside, init())).resolves.toBeInstanceOf(Response)
  })

  it('are aborted and retried if no answer starts within ten seconds; the body of an answer may take longer (W087)', async () => {
    vi.useFakeTimers()
    const signals: AbortSignal[] = []
    const fetch: StreamNetParts['fetch'] = (_, { signal } = {}) => {
      signals.push(signal!)
      if (signals.length > 2) return Promise.resolve(new Response(''))
      return new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))))
    }
    const { net } = fakeServer(() => 200, { fetch })
    const answer = net.get(file, init())
    await vi.advanceTimersByTimeAsync(9_900)
    expect(signals).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_200)
    expect(signals).toHaveLength(3)
    expect((await answer).status).toBe(200)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
    vi.useRealTimers()
  })

  it('stop when the player aborts them, together with the requests that wait for a retry', async () => {
    const control = new AbortController()
    const { net } = fakeServer((_, at) => (at < 4_000 ? 503 : 200), {
      pause: async () => control.abort(),
    })
    const [gone, other] = await Promise.allSettled([
      net.get(file, { signal: control.signal }),
      net.get(beside, { signal: AbortSignal.abort() }),
    ])
    expect([gone.status, other.status]).toEqual(['rejected', 'rejected'])
  })
})
