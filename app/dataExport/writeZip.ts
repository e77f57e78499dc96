import { makeZip } from 'client-zip'
import type { ExportEntry } from './exportEntries.ts'

/** Where the ZIP is written. */
export interface ZipSink {
  /** Resolves once the bytes are written, so that at most one part waits in memory. */
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>
  /**
   * Completes the file, which the user cannot see before. Resolves with the file, or with undefined if the user has
   * already chosen where it is saved.
   */
  close: () => Promise<File | undefined>
  /** Deletes what was written. */
  abort: () => Promise<unknown>
}

interface WriteOptions {
  signal: AbortSignal
  /** Called with the number of bytes written so far. */
  onBytes: (bytes: number) => void
  /** Throws if the file must not be completed, because another member has logged in. */
  assertMayEnd: () => void
}

/**
 * Writes the entries as a ZIP. The next part is made once the one before is written. The file is completed only at the
 * end: after an abort or a failure nothing remains of it.
 *
 * @throws the signal's reason after an abort, what an entry threw, or what the sink threw
 */
export async function writeZip(
  entries: AsyncIterable<ExportEntry>,
  sink: ZipSink,
  { signal, onBytes, assertMayEnd }: WriteOptions,
): Promise<{ bytes: number; file: File | undefined }> {
  const reader = makeZip(entries).getReader()
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      signal.throwIfAborted()
      await sink.write(part.value as Uint8Array<ArrayBuffer>)
      bytes += part.value.length
      onBytes(bytes)
    }
    signal.throwIfAborted()
    assertMayEnd()
    return { bytes, file: await sink.close() }
  } catch (error) {
    await Promise.allSettled([reader.cancel(), sink.abort()])
    throw error
  }
}
