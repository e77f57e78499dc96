import { countUsers } from '@tsudoi/contracts/event/event.endpoints'
import type { Watch } from '@tsudoi/contracts/watch'
import { serverNow } from '../../session/clock.ts'
import { fetchModule } from '../../shell/lazyModules.ts'

/** Who is counted: those who watch an episode, or have booked it. */
export type CountKind = 'viewing' | 'booking'

/** How many, and the instant it is of (ISO 8601), which orders counts. */
export interface Count {
  value: number
  at: string
}

/** What a browser has for its tabs; replaced in tests. */
export interface CountParts {
  watch: () => Promise<Watch>
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: ((name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>) | undefined
}

const browserParts: CountParts = {
  watch: async () => (await fetchModule(() => import('../../api/watch.ts'))).watch,
  locks: globalThis.navigator?.locks,
  openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
}

const isCount = (told: unknown): told is Count => {
  const { value, at } = (told ?? {}) as Partial<Count>
  return typeof value === 'number' && typeof at === 'string'
}

const queryOf = (kind: CountKind, episodeId: string) =>
  kind === 'viewing' ? { 'viewing.eventEpisodeId': episodeId } : { 'booking.eventEpisodeId': episodeId }

/** Begins whenever this tab is seen, until it is hidden or the signal. */
function whileSeen(begin: (turn: AbortSignal) => void, signal: AbortSignal): void {
  let turn: AbortController | undefined
  const look = () => {
    if (signal.aborted || document.hidden) {
      turn?.abort()
      turn = undefined
    } else if (!turn) {
      turn = new AbortController()
      begin(turn.signal)
    }
  }
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', look)
  look()
}

/**
 * Follows a count while this tab is visible, until the signal (C032, Q199). One tab of the browser holds the stream and
 * tells the others; when it goes or is hidden, the next one takes over. A count that cannot be had is not shown, and
 * nobody is told.
 */
export function followCount(
  kind: CountKind,
  episodeId: string,
  onCount: (count: Count) => void,
  signal: AbortSignal,
  parts = browserParts,
): void {
  const name = `tsudoi.count.${kind}.${episodeId}`
  const channel = parts.openChannel?.(name)
  let latest: Count | undefined

  const take = (count: Count) => {
    if (signal.aborted || (latest && count.at < latest.at)) return
    latest = count
    onCount(count)
  }
  const hold = async (turn: AbortSignal) => {
    const watch = await parts.watch()
    const query = queryOf(kind, episodeId)
    for await (const { answer, version } of watch(countUsers, { query }, { signal: turn })) {
      const count = { value: answer.userCount, at: version ?? new Date(serverNow()).toISOString() }
      take(count)
      channel?.postMessage(count)
    }
  }
  const begin = (turn: AbortSignal) => {
    channel?.postMessage('ask')
    const held = parts.locks ? parts.locks.request(name, { signal: turn }, () => hold(turn)) : hold(turn)
    // Given up, or refused: the page does without.
    Promise.resolve(held).catch(() => {})
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isCount(data)) take(data)
    // Whoever comes is told what is known, by everybody: an older answer is dropped.
    else if (data === 'ask' && !document.hidden && latest) channel.postMessage(latest)
  })
  signal.addEventListener('abort', () => channel?.close())
  whileSeen(begin, signal)
}
