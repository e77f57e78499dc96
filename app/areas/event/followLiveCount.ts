import { countUsers } from '@tsudoi/contracts/event/event.endpoints'
import type { Watch } from '@tsudoi/contracts/watch'
import { requestLock } from '../../api/withLock.ts'
import { openTabChannel } from '../../platform/tabChannel.ts'
import { serverIso } from '../../time/clock.ts'
import { fetchModule } from '../../shell/lazyModules.ts'

/** The users to count: the viewers of an episode, or the members who have booked it. */
export type CountKind = 'viewing' | 'booking'

/** A number of users, with the time at which the server counted them (ISO 8601). */
export interface DatedCount {
  value: number
  at: string
}

/** The APIs that read the count and share it between tabs. Tests replace them. */
export interface LiveCountBrowserApis {
  watch: () => Promise<Watch>
  requestLock: typeof requestLock<void>
  openChannel: typeof openTabChannel<DatedCount | 'ask'>
}

const browserApis: LiveCountBrowserApis = {
  watch: async () => (await fetchModule(() => import('../../api/watchStream.ts'))).watchStream,
  requestLock,
  openChannel: openTabChannel,
}

const isCount = (data: unknown): data is DatedCount => {
  const { value, at } = (data ?? {}) as Partial<DatedCount>
  return typeof value === 'number' && typeof at === 'string'
}

const queryOf = (kind: CountKind, episodeId: string) =>
  kind === 'viewing' ? { 'viewing.eventEpisodeId': episodeId } : { 'booking.eventEpisodeId': episodeId }

/**
 * Calls `begin` whenever this tab becomes visible, until `signal` aborts. The signal passed to `begin` aborts when the
 * tab is hidden.
 */
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
 * Calls `onCount` with each new count while this tab is visible, until `signal` aborts (C032, Q199). Only one tab of
 * the browser opens the stream, and it sends the counts to the other tabs. When that tab is closed or hidden, another
 * one opens the stream. Errors are silent, because the page is useful without the count.
 */
export function followLiveCount(
  kind: CountKind,
  episodeId: string,
  onCount: (count: DatedCount) => void,
  signal: AbortSignal,
  parts = browserApis,
): void {
  const name = `tsudoi.count.${kind}.${episodeId}` as const
  let latest: DatedCount | undefined

  const take = (count: DatedCount) => {
    if (signal.aborted || (latest && count.at < latest.at)) return
    latest = count
    onCount(count)
  }
  const channel = parts.openChannel(name, (message) => {
    if (isCount(message)) take(message)
    // A new tab requests the current count, and all visible tabs answer. Older counts are ignored.
    else if (message === 'ask' && !document.hidden && latest) channel?.postMessage(latest)
  })
  const readStream = async (turn: AbortSignal) => {
    const watch = await parts.watch()
    const query = queryOf(kind, episodeId)
    for await (const { answer, version } of watch(countUsers, { query }, { signal: turn })) {
      const count = { value: answer.userCount, at: version ?? serverIso() }
      take(count)
      channel?.postMessage(count)
    }
  }
  const begin = (turn: AbortSignal) => {
    channel?.postMessage('ask')
    const read = () => readStream(turn)
    // Ignores an abort and a refusal by the server: the page then shows no count.
    parts.requestLock(name, { signal: turn }, read, read).catch(() => {})
  }

  signal.addEventListener('abort', () => channel?.close())
  whileVisible(begin, signal)
}
