import type { Failure } from '@tsudoi/design-system/loadable'
import { dataExportOrder } from '@tsudoi/design-system/screens/dataExport/dataExport.rules'
import type {
  DataExportChoice,
  DataExportResult,
  DataExportState,
} from '@tsudoi/design-system/screens/dataExport/dataExport.types'
import { isAbandoned } from '../api/isAbandoned.ts'
import { endsSession } from '../errors/endsSession.ts'
import { failureOf } from '../errors/failure.ts'
import { reportError } from '../errors/reportError.ts'
import { assertSession } from '../session/sessionEnded.ts'
import { currentSession, useSession } from '../session/sessionStore.ts'
import { serverIso } from '../time/clock.ts'
import { createManualRetry, type ManualRetry } from './createManualRetry.ts'
import type { ExportDestination } from './exportDestination.ts'
import { exportEntries, type ExportContent, type ExportEntry, type ListsByKind } from './exportEntries.ts'
import { createExportProgress, type ExportProgress } from './exportProgress.ts'
import { exportSources } from './exportSources.ts'
import { loadMedia } from './loadMedia.ts'
import { readLists, type PageReader } from './readLists.ts'
import { writeZip, type ZipSink } from './writeZip.ts'

/** A running export. */
export interface ExportRun {
  /** Ends the export. Nothing remains of the file. */
  stop: () => void
  /** Continues after a failure, with the page or the picture that could not be loaded. */
  resume: () => void
}

/** A finished export. `file` is undefined if it is already where the user wanted it. */
export interface FinishedExport extends DataExportResult {
  file: File | undefined
}

/** What an export needs, and what it reports. */
export interface ExportOptions {
  choice: DataExportChoice
  destination: ExportDestination
  fileName: string
  /**
   * The lists that were read so far. Lists that it contains are not read again: after a full disk only the writing is
   * repeated.
   */
  read: ListsByKind
  onWork: (state: Extract<DataExportState, { phase: 'working' }>) => void
  onEnded: (failure: Failure) => void
  onDone: (finished: FinishedExport) => void
}

const writeFailure: Failure = {
  title: 'ファイルを書きこめませんでした',
  cause: '端末の空きが足りないか、保存先への書きこみが許可されませんでした。',
  remedy: '空きを増やすか、書き出すものを減らして、もう一度お試しください。途中のファイルは残していません。',
}
const sessionFailure: Failure = {
  title: '書き出しをやめました',
  cause: 'ログアウトしたか、別のアカウントに切り替わりました。',
  remedy: 'ログインしてから、はじめから書き出してください。途中のファイルは残していません。',
}

/** Thrown if the destination cannot be written. */
class WriteFailed extends Error {}

const orWriteFailed = <Value>(writing: Promise<Value>): Promise<Value> =>
  writing.catch((cause: unknown) => {
    throw new WriteFailed('The export could not be written.', { cause })
  })

/** Wraps a sink so that it rejects with `WriteFailed`, which differs from the errors of servers. */
const withWriteFailures = (sink: ZipSink): ZipSink => ({
  write: (bytes) => orWriteFailed(sink.write(bytes)),
  close: () => orWriteFailed(sink.close()),
  abort: () => sink.abort(),
})

function failureAtEnd(error: unknown): Failure {
  if (error instanceof WriteFailed) return writeFailure
  if (isAbandoned(error)) return sessionFailure
  if (!endsSession(error)) reportError(error)
  return failureOf(error)
}

/** Reads the chosen kinds into `read`, except those that it contains already. */
async function readKinds(
  { choice, read }: Pick<ExportOptions, 'choice' | 'read'>,
  progress: ExportProgress,
  { signal, untilDone }: Pick<ManualRetry, 'untilDone'> & { signal: AbortSignal },
): Promise<void> {
  const sources = exportSources(useSession.getState().accountId)
  for (const kind of dataExportOrder.filter((each) => choice.kinds.includes(each))) {
    progress.set(kind, { state: 'working' })
    const lists = sources[kind] as readonly PageReader<{ id: string }>[]
    const onProgress = (change: { count: number; total?: number | undefined }) => progress.set(kind, change)
    // One kind after the other, so that the hosts get one call at a time.
    // oxlint-disable-next-line no-await-in-loop
    const list = read[kind] ?? (await readLists(lists, { signal, untilDone, onProgress }))
    Object.assign(read, { [kind]: list })
    progress.set(kind, { state: 'done', count: list.items.length })
  }
}

/** The files of the export. Reports when the pictures are done and the lists are written. */
async function* entriesWithProgress(content: ExportContent, progress: ExportProgress): AsyncGenerator<ExportEntry> {
  progress.set('media', { state: 'working' })
  let isMedia = true
  for await (const entry of exportEntries(content)) {
    if (isMedia && !entry.name.startsWith('media/')) {
      isMedia = false
      progress.set('media', { state: 'done' })
      progress.set('file', { state: 'working' })
    }
    yield entry
  }
}

/**
 * Exports the member's data into the destination. A failed read waits until the user continues; the ZIP stays open
 * until then. The export ends if the session ends, if another member logs in, or if the destination fails. A file that
 * is not complete is deleted (Q502).
 */
export function startExport(options: ExportOptions): ExportRun {
  const { choice, destination, fileName, read, onWork, onEnded, onDone } = options
  const session = currentSession()
  const controller = new AbortController()
  const { signal } = controller
  let failure: Failure | undefined
  let missing = 0
  const onChange = () =>
    signal.aborted || onWork({ phase: 'working', steps: progress.steps(), bytes: progress.bytes, failure })
  const progress = createExportProgress(choice, onChange)
  const onFailure = (next: Failure | undefined) => {
    failure = next
    onChange()
  }
  const { untilDone, resume } = createManualRetry({ session, signal, onFailure })

  const content = (): ExportContent => ({
    accountId: useSession.getState().accountId,
    exportTime: serverIso(),
    read: Object.fromEntries(choice.kinds.map((kind) => [kind, read[kind]])),
    includesMedia: choice.includesMedia,
    loadMedia: (url) => untilDone(() => loadMedia(url, signal)),
    onMedia: (media) => {
      missing = media.missing
      progress.set('media', { count: media.saved, missing, total: media.total - missing })
    },
  })

  async function run(): Promise<FinishedExport> {
    onChange()
    await readKinds({ choice, read }, progress, { signal, untilDone })
    const sink = await orWriteFailed(destination.open())
    const { bytes, file } = await writeZip(entriesWithProgress(content(), progress), withWriteFailures(sink), {
      signal,
      assertMayEnd: () => assertSession(session),
      onBytes: (written) => (progress.bytes = written),
    })
    const incomplete = choice.kinds.filter((kind) => read[kind]?.isComplete === false)
    return { fileName, bytes, missing, incomplete, file }
  }

  const discard = () => destination.discard().catch(() => undefined)
  run().then(
    // The user may have stopped the export while the file was completed.
    (finished) => (signal.aborted ? discard() : onDone(finished)),
    async (error: unknown) => {
      await discard()
      if (!signal.aborted) onEnded(failureAtEnd(error))
    },
  )
  return { stop: () => controller.abort(), resume }
}
