import { countUsers } from '@tsudoi/contracts/event/event.endpoints'
import type { Watch } from '@tsudoi/contracts/watch'
import { serverNow } from '../../time/clock.ts'
import { fetchModule } from '../../shell/lazyModules.ts'

/** Whom to count: the viewers of an episode, or the members who have booked it. */
export type CountKind = 'viewing' | 'booking'

/** A number of users, and its time (ISO 8601), which orders counts. */
export interface Count {
  value: number
  at: string
}

/** The browser's APIs for sharing between tabs; replaced in tests. */
export interface CountParts {
  watch: () => Promise<Watch>
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: ((name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>) | undefined
}

const browserParts: CountParts = {
  watch: async () => (await fetchModule(() => import('../../api/watchStream.ts'))).watchStream,
  locks: globalThis.navigator?.locks,
  openChannel: 'BroadcastChannel' in globalThis ? (name) => new BroadcastChannel(name) : undefined,
}

const isCount = (data: unknown): data is Count => {
  const { value, at } = (data ?? {}) as Partial<Count>
  return typeof value === 'number' && typeof at === 'string'
}

const queryOf = (kind: CountKind, episodeId: string) =>
  kind === 'viewing' ? { 'viewing.eventEpisodeId': episodeId } : { 'booking.eventEpisodeId': episodeId }

/** Calls `begin` whenever this tab becomes visible. Its signal aborts when the tab is hidden or `signal` aborts. */
function whileVisible(begin: (turn: AbortSignal) => void, signal: AbortSignal): void {
  let turn: AbortController | undefined
  const update = () => {
    if (signal.aborted || document.hidden) {
      turn?.abort()
      turn = undefined
    } else if (!turn) {
      turn = new AbortController()
      begin(turn.signal)
    }
  }
  document.addEventListener('visibilitychange', update, { signal })
  signal.addEventListener('abort', update)
  update()
}

/**
 * Follows a count while this tab is visible, until `signal` aborts (C032, Q199). One tab of the browser holds the
 * stream and posts counts to the others; when it is closed or hidden, the next tab takes over. Errors are silent,
 * because the count is optional.
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
  const readStream = async (turn: AbortSignal) => {
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
    const stream = parts.locks ? parts.locks.request(name, { signal: turn }, () => readStream(turn)) : readStream(turn)
    // Aborted, or refused by the server: the page shows no count.
    Promise.resolve(stream).catch(() => {})
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isCount(data)) take(data)
    // A new tab asks for the current count, and all tabs answer. Older counts are ignored.
    else if (data === 'ask' && !document.hidden && latest) channel.postMessage(latest)
  })
  signal.addEventListener('abort', () => channel?.close())
  whileVisible(begin, signal)
}
