import { randomId } from '../randomId.ts'
import { exportFolder, ownFiles } from '../storage/deleteExportFiles.ts'
import type { ZipSink } from './writeZip.ts'

/** Where an export is written. */
export interface ExportDestination {
  /** Begins the file. */
  open: () => Promise<ZipSink>
  /**
   * Deletes what the export has written: the browser's own copy of the file, or the file that the user has chosen in
   * the browser's dialog. Leaves a file that existed before, if the export has not replaced it yet.
   */
  discard: () => Promise<unknown>
}

const zipType = 'application/zip'
const asZip = (parts: BlobPart[], name: string) => new File(parts, name, { type: zipType })

declare global {
  interface Window {
    /** Opens the browser's dialog for saving. Not every browser has it. */
    showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>
  }
}

const wasCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The place that the user chooses in the browser's dialog. Undefined if the browser has no such dialog. */
async function pickedDestination(name: string): Promise<ExportDestination | undefined> {
  if (!window.showSaveFilePicker) return undefined
  const types = [{ description: 'ZIP', accept: { [zipType]: ['.zip'] } }]
  const handle = await window.showSaveFilePicker({ suggestedName: name, types })
  let isComplete = false
  // Removes the empty file that the dialog has created, so that it is not taken for an export, and the complete file of
  // an export that was stopped, where that is possible.
  const discard = async () => (isComplete || (await handle.getFile()).size === 0) && handle.remove?.()
  return {
    async open() {
      // The browser writes into a hidden file, which replaces the chosen one only when it is closed.
      const stream = await handle.createWritable()
      return {
        write: (bytes) => stream.write(bytes),
        close: async () => {
          await stream.close()
          isComplete = true
          return undefined
        },
        abort: async () => {
          await stream.abort().catch(() => undefined)
          return discard()
        },
      }
    },
    discard,
  }
}

/** How long (ms) the stored file of another tab's export is kept, because the user may still save it. */
const maxAgeMs = 24 * 60 * 60_000

/** Deletes files that a crashed tab has left. */
async function deleteOldFiles(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const handle of folder.values()) {
    const isOld = handle.kind === 'file' && (await handle.getFile()).lastModified < Date.now() - maxAgeMs
    if (isOld) await folder.removeEntry(handle.name).catch(() => undefined)
  }
}

/**
 * A file of this site that the user does not see, on the device's disk. Rejects if the browser denies that storage, or
 * cannot write such a file.
 */
async function hiddenDestination(name: string): Promise<ExportDestination> {
  const folder = await (await ownFiles()).getDirectoryHandle(exportFolder, { create: true })
  await deleteOldFiles(folder).catch(() => undefined)
  const fileName = `${randomId()}.zip`
  const handle = await folder.getFileHandle(fileName, { create: true })
  const discard = () => folder.removeEntry(fileName).catch(() => undefined)
  if (!('createWritable' in handle)) {
    await discard()
    throw new TypeError('This browser cannot write files of the site.')
  }
  return {
    async open() {
      const stream = await handle.createWritable()
      return {
        write: (bytes) => stream.write(bytes),
        close: async () => {
          await stream.close()
          return asZip([await handle.getFile()], name)
        },
        abort: () => stream.abort(),
      }
    },
    discard,
  }
}

/** The parts of a file are merged at this size (bytes). Browsers may move merged parts to the disk. */
const mergeBytes = 4_000_000

/** A file in the browser's memory, for browsers without another place. */
export function memoryDestination(name: string): ExportDestination {
  return {
    async open() {
      const merged: Blob[] = []
      let parts: Uint8Array<ArrayBuffer>[] = []
      let size = 0
      const merge = () => {
        merged.push(new Blob(parts))
        parts = []
        size = 0
      }
      return {
        write: async (bytes) => {
          parts.push(bytes)
          size += bytes.length
          if (size >= mergeBytes) merge()
        },
        close: async () => {
          merge()
          return asZip(merged.splice(0), name)
        },
        abort: async () => {
          parts = []
          merged.length = 0
        },
      }
    },
    discard: async () => undefined,
  }
}

/**
 * Chooses where an export with this file name is written: into the file that the user chooses, or else into a hidden
 * file on the disk, or else into memory. Call it in the event of a press, which the browser's dialog needs. Undefined
 * if the user has closed the dialog.
 */
export async function chooseDestination(name: string): Promise<ExportDestination | undefined> {
  try {
    const picked = await pickedDestination(name)
    if (picked) return picked
  } catch (error) {
    if (wasCancelled(error)) return undefined
    // The browser refuses its dialog here, for example in a frame: another place is used.
  }
  return hiddenDestination(name).catch(() => memoryDestination(name))
}
