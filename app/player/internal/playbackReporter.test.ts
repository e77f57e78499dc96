import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenCookies } from '../../session/cookies.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import type { PlaybackEvent } from './playbackState.ts'
import { finishOrphanedPlaybacks, createPlaybackReporter } from './playbackReporter.ts'

interface Sent {
  call: string
  state: number
  position: number
  way?: 'leave'
}
const sent: Sent[] = []
const pathOf = (path: string) => /analytics\/(\w+)\//.exec(path)?.[1] ?? ''

vi.mock('../../api/call.ts', () => ({
  call: async ({ path }: { path: string }, { body }: { body: Sent }) => {
    sent.push({ call: pathOf(path), state: body.state, position: body.position })
  },
}))
/** Records the calls that a page sends on unload. */
const keptAlive = async (address: string, { body }: { body: string }) => {
  const { state, position } = JSON.parse(body) as Sent
  sent.push({ call: pathOf(address), state, position, way: 'leave' })
  return new Response()
}

/** Simulates the Web Locks of one browser. A terminated tab releases its locks. */
const heldLocks = new Set<string>()
const locks = {
  request: async (name: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: object | null) => unknown
    if (heldLocks.has(name)) return run(null)
    heldLocks.add(name)
    try {
      return await run({})
    } finally {
      heldLocks.delete(name)
    }
  },
}

/** The token of a member, which expires in `seconds`. */
const tokenFor = (seconds: number) => testToken({ AccountID: 'acc-hikari', exp: Date.now() / 1000 + seconds })

beforeEach(() => {
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('fetch', keptAlive)
  localStorage.clear()
  heldLocks.clear()
  sent.length = 0
  useSession.setState({ accountId: 'acc-hikari' })
  tokenCookies.storeEmbedded(tokenFor(600))
})
afterEach(() => {
  tokenCookies.clear()
  resetSession()
  vi.unstubAllGlobals()
})

/**
 * Runs a trace of events: `play 0`, `at 4.2`, `kill` (the system terminates the tab), `sweep` (another tab opens a
 * player), `expire` (the token expires).
 */
async function run(trace: string): Promise<void> {
  const report = createPlaybackReporter('video', 'video-1')
  for (const step of trace.split(', ')) {
    const [is = '', place] = step.split(' ')
    if (is === 'kill') heldLocks.clear()
    else if (is === 'sweep') await finishOrphanedPlaybacks()
    else if (is === 'logout') resetSession()
    else if (is === 'expire') tokenCookies.storeEmbedded(tokenFor(-1))
    else report({ is: is as PlaybackEvent['is'], place: Number(place) })
    // Waits until the answer to the start has arrived, before the next event.
    await Promise.resolve()
    await Promise.resolve()
  }
  await expect.poll(() => sent.length).toBeLessThan(99)
}

const start = (position: number, state = 1): Sent => ({ call: 'start', state, position })
const end = (position: number): Sent => ({ call: 'finish', state: 4, position })
const stop = (position: number): Sent => ({ call: 'finish', state: 5, position })
const reportOnUnload = (position: number): Sent => ({ ...stop(position), way: 'leave' })

/** Traces, and for each the exact calls that the server receives. */
const traces: readonly [name: string, trace: string, expected: Sent[]][] = [
  ['nothing played', 'at 0', []],
  ['opened and left', 'hide 0', []],
  ['watched to the end', 'play 0, at 10.2, at 19.8, pause 20, end 20', [start(0), end(20)]],
  ['left in the middle', 'play 0, at 7.6, hide 7.6', [start(0), reportOnUnload(8)]],
  ['left while paused', 'play 0, at 5, pause 5, hide 5', [start(0), reportOnUnload(5)]],
  ['paused and resumed', 'play 0, pause 4, play 4, at 6, hide 6', [start(0), reportOnUnload(6)]],
  ['paused three times', 'play 0, pause 1, play 1, pause 2, play 2, pause 3, play 3, end 20', [start(0), end(20)]],
  ['started at the stored position', 'play 503.4, at 510, hide 510', [start(503), reportOnUnload(510)]],
  ['sought ahead', 'play 0, at 2, at 15, at 16, hide 16', [start(0), reportOnUnload(16)]],
  ['sought back', 'play 0, at 12, at 3, at 4, hide 4', [start(0), reportOnUnload(4)]],
  ['sought while paused', 'play 0, pause 2, at 14, hide 14', [start(0), reportOnUnload(14)]],
  ['sought to the end', 'play 0, at 2, at 20, end 20', [start(0), end(20)]],
  ['replayed', 'play 0, end 20, play 0, at 6, hide 6', [start(0), end(20), start(0), reportOnUnload(6)]],
  [
    'replayed twice to the end',
    'play 0, end 20, play 0, end 20, play 0, end 20',
    [start(0), end(20), start(0), end(20), start(0), end(20)],
  ],
  ['ended, then left', 'play 0, end 20, hide 20', [start(0), end(20)]],
  ['another page of the app', 'play 0, at 7.6, leave 7.6', [start(0), stop(8)]],
  ['another page of the app, then page unload', 'play 0, at 3, leave 3, hide 3', [start(0), stop(3)]],
  ['left twice', 'play 0, at 3, hide 3, hide 3', [start(0), reportOnUnload(3)]],
  [
    'restored from the back/forward cache',
    'play 0, at 5, hide 5, play 5, at 9, hide 9',
    [start(0), reportOnUnload(5), start(5, 3), reportOnUnload(9)],
  ],
  [
    'restored, and watched to the end',
    'play 0, hide 5, play 5, end 20',
    [start(0), reportOnUnload(5), start(5, 3), end(20)],
  ],
  ['restored, and not played again', 'play 0, at 5, hide 5, at 5, hide 5', [start(0), reportOnUnload(5)]],
  ['two play events in a row', 'play 0, play 0, at 3, hide 3', [start(0), reportOnUnload(3)]],
  ['killed while playing', 'play 0, at 5, at 12.7, kill, sweep', [start(0), stop(13)]],
  ['killed while paused, found by two tabs', 'play 0, at 5, pause 5, kill, sweep, sweep', [start(0), stop(5)]],
  ['killed after its finish', 'play 0, end 20, kill, sweep', [start(0), end(20)]],
  ['left with an expired token, found by two tabs', 'play 0, at 5, expire, hide 6, sweep, sweep', [start(0), stop(6)]],
  [
    'restored from the back/forward cache with an expired token',
    'play 0, expire, hide 5, play 5, end 20, sweep',
    [start(0), start(5, 3), end(20), stop(5)],
  ],
  ['another page of the app with an expired token', 'play 0, expire, leave 6, sweep', [start(0), stop(6)]],
  ['another tab opens during playback', 'play 0, at 5, sweep, at 6, hide 6', [start(0), reportOnUnload(6)]],
]

describe('the reports of a playback (S103, S128, C126, C127)', () => {
  it('are tested here with 29 sequences of events', () => expect(traces).toHaveLength(29))

  it.each(traces)('are those of the specification for the playback: %s', async (_, trace, expected) => {
    await run(trace)
    await expect.poll(() => sent).toEqual(expected)
  })

  it('are not sent for another member who logs in before the start is answered or unfinished playbacks are found (Q350)', async () => {
    const report = createPlaybackReporter('video', 'video-1')
    report({ is: 'play', place: 0 })
    report({ is: 'leave', place: 3 })
    report({ is: 'play', place: 3 })
    heldLocks.clear()
    const finding = finishOrphanedPlaybacks()
    resetSession()
    useSession.setState({ accountId: 'acc-sora' })
    await finding
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent.filter(({ call }) => call === 'finish')).toEqual([])
  })

  it('are not sent for a guest (S128)', async () => {
    resetSession()
    await run('play 0, at 5, pause 5, play 5, end 20, play 0, leave 3')
    expect(sent).toEqual([])
  })

  it('are not sent for a session that has ended, nor for the terminated tab of another member', async () => {
    await run('play 0, at 5, logout, leave 5')
    expect(sent).toEqual([start(0)])
    await run('sweep')
    useSession.setState({ accountId: 'acc-hikari' })
    await run('play 0, at 5, expire, logout, hide 5')
    useSession.setState({ accountId: 'acc-hikari' })
    await run('sweep')
    expect(sent).toEqual([start(0), start(0)])
    sent.length = 1
    useSession.setState({ accountId: 'acc-sora' })
    localStorage.setItem(
      'tsudoi.playings',
      JSON.stringify({ a: { key: 'a', accountId: 'acc-hikari', what: 'video', id: 'v', position: 3 } }),
    )
    await run('sweep')
    expect(sent).toEqual([start(0)])
  })
})

it('the journal of playbacks does not store the playback of a member who has logged out in another tab (S035)', async () => {
  const report = createPlaybackReporter('video', 'video-1')
  report({ is: 'play', place: 0 })
  report({ is: 'at', place: 5 })
  expect(localStorage.getItem('tsudoi.playings')).toContain('acc-hikari')
  resetSession()
  resetSessionData()
  report({ is: 'at', place: 9 })
  expect(localStorage.getItem('tsudoi.playings')).toBeNull()
  report({ is: 'hide', place: 9 })
  expect(localStorage.getItem('tsudoi.playings')).toBeNull()
})

it.each(['null', '[null]', '{"a":null}', '{"a":{"key":1}}', '{"a":{"accountId":"acc-hikari"}}'])(
  'a malformed journal of playbacks is ignored: %s',
  async (text) => {
    localStorage.setItem('tsudoi.playings', text)
    await finishOrphanedPlaybacks()
    expect(sent).toEqual([])
  },
)

describe('a playback of a member whom another tab has logged out, before that tab’s message has arrived (Q360)', () => {
  it('is no longer stored in the journal, and ends without a report to the server', async () => {
    const tell = createPlaybackReporter('video', 'video-1')
    tell({ is: 'play', place: 0 })
    await expect.poll(() => sent).toEqual([start(0)])
    tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) })
    localStorage.clear()
    tell({ is: 'at', place: 9 })
    expect(localStorage.getItem('tsudoi.playings')).toBeNull()
    tell({ is: 'leave', place: 9 })
    await finishOrphanedPlaybacks()
    await Promise.resolve()
    expect(sent).toEqual([start(0)])
  })
})
