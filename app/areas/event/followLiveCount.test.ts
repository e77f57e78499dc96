import type { Watched } from '@tsudoi/contracts/watch'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLiveCount, type DatedCount, type LiveCountBrowserApis } from './followLiveCount.ts'

type Message = DatedCount | 'ask'

/** Mocks one browser: its streams, and the lock and channel that its tabs share. */
class Browser {
  /** Streams that are open now. */
  open: { send: (value: number, at: string) => void; signal: AbortSignal }[] = []
  private readonly waiting: (() => void)[] = []
  private isHeld = false
  private readonly listeners = new Set<(message: Message) => void>()

  readonly parts: LiveCountBrowserApis = {
    watch: async () =>
      ((_endpoint: unknown, _request: unknown, { signal }: { signal: AbortSignal }) => this.stream(signal)) as never,
    requestLock: (_name, { signal }, task) => this.inTurn(signal, async () => task(null)),
    openChannel: (_name, onMessage) => this.channel(onMessage),
  }

  private async *stream(signal: AbortSignal): AsyncGenerator<Watched<{ userCount: number }>> {
    const pending: Watched<{ userCount: number }>[] = []
    let wake = () => {}
    const send = (userCount: number, version: string) => {
      pending.push({ answer: { userCount }, version })
      wake()
    }
    const one = { send, signal }
    this.open.push(one)
    signal.addEventListener('abort', () => wake())
    while (!signal.aborted) {
      yield* pending.splice(0)
      await new Promise<void>((resolve) => (wake = resolve))
    }
    this.open = this.open.filter((each) => each !== one)
  }

  private async inTurn(signal: AbortSignal | undefined, task: () => Promise<void>): Promise<void> {
    if (this.isHeld)
      await new Promise<void>((resolve, reject) => {
        this.waiting.push(resolve)
        signal?.addEventListener('abort', () => {
          this.waiting.splice(this.waiting.indexOf(resolve), 1)
          reject(new DOMException('', 'AbortError'))
        })
      })
    this.isHeld = true
    try {
      await task()
    } finally {
      this.isHeld = false
      this.waiting.shift()?.()
    }
  }

  private channel(onMessage: (message: Message) => void = () => {}) {
    this.listeners.add(onMessage)
    return {
      postMessage: (message: Message) => {
        for (const listener of this.listeners) if (listener !== onMessage) listener(message)
      },
      close: () => this.listeners.delete(onMessage),
    }
  }
}

let browser: Browser
beforeEach(() => {
  browser = new Browser()
})
const controls: AbortController[] = []
afterEach(() => {
  for (const control of controls.splice(0)) control.abort()
  hide(false)
})

/** Opens a tab that follows the count. */
function tab(parts: LiveCountBrowserApis = browser.parts) {
  const counts: DatedCount[] = []
  const control = new AbortController()
  controls.push(control)
  followLiveCount('viewing', 'night', (count) => counts.push(count), control.signal, parts)
  return { counts, close: () => control.abort() }
}
const values = ({ counts }: { counts: DatedCount[] }) => counts.map(({ value }) => value)
const stream = async () => {
  await vi.waitFor(() => expect(browser.open).toHaveLength(1))
  return browser.open[0]!
}
function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const at = (second: number) => `2026-01-31T10:00:0${second}.000Z`

describe('a live count (W128, C032, Q199)', () => {
  it('uses one stream for all tabs, and another tab opens the stream when the streaming tab is closed', async () => {
    const [first, second, third] = [tab(), tab(), tab()]
    ;(await stream()).send(34, at(1))
    await vi.waitFor(() => expect([first, second, third].map(values)).toEqual([[34], [34], [34]]))
    expect(browser.open).toHaveLength(1)
    first.close()
    await vi.waitFor(() => expect(browser.open[0]?.signal.aborted).toBe(false))
    ;(await stream()).send(35, at(2))
    await vi.waitFor(() =>
      expect([second, third].map(values)).toEqual([
        [34, 35],
        [34, 35],
      ]),
    )
    expect(values(first)).toEqual([34])
  })

  it('is shown without a new request in a tab that opens later', async () => {
    const first = tab()
    ;(await stream()).send(34, at(1))
    await vi.waitFor(() => expect(values(first)).toEqual([34]))
    expect(values(tab())).toEqual([34])
  })

  it('is not replaced by an older count, whether from the stream or from another tab', async () => {
    const only = tab()
    const { send } = await stream()
    send(34, at(3))
    send(99, at(2))
    send(36, at(4))
    await vi.waitFor(() => expect(values(only)).toEqual([34, 36]))
  })

  it('closes its stream while the tab is hidden, and reopens the stream when the tab is visible', async () => {
    tab()
    const { signal } = await stream()
    hide(true)
    expect(signal.aborted).toBe(true)
    await vi.waitFor(() => expect(browser.open).toEqual([]))
    tab()
    expect(browser.open).toEqual([])
    hide(false)
    await stream()
  })

  it('works in a browser without locks and broadcast channels, where each tab opens its own stream', async () => {
    const withoutLocks: LiveCountBrowserApis['requestLock'] = async (_name, _options, _task, read) => read()
    const alone = { ...browser.parts, requestLock: withoutLocks, openChannel: () => undefined }
    const tabs = [tab(alone), tab(alone)]
    await vi.waitFor(() => expect(browser.open).toHaveLength(2))
    for (const { send } of browser.open) send(5, at(1))
    await vi.waitFor(() => expect(tabs.map(values)).toEqual([[5], [5]]))
  })

  it('stays undefined if the server refuses the stream, and throws no error', async () => {
    const refused = {
      ...browser.parts,
      watch: async () =>
        (() => {
          throw new Error('NotFound')
        }) as never,
    }
    expect(values(tab(refused))).toEqual([])
  })
})
