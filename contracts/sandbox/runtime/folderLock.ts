import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The error if another sandbox uses the data folder: two sandboxes in one PGlite folder would corrupt it. */
export class FolderTaken extends Error {
  override name = 'FolderTaken'
}

const heldHere = new Set<string>()

/**
 * Claims a folder for this process. Returns a function that releases it. Ignores a claim by a process that no longer
 * runs (kill -9).
 */
export function claimFolder(path: string): () => void {
  const folder = resolve(path)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'claimed-by')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    const isHeld = owner === process.pid ? heldHere.has(folder) : isRunning(owner)
    if (isHeld) throw new FolderTaken(takenMessage(owner, folder, file))
    writeFileSync(file, String(process.pid))
  }
  heldHere.add(folder)
  return () => {
    heldHere.delete(folder)
    rmSync(file, { force: true })
  }
}

const takenMessage = (owner: number, folder: string, file: string) =>
  `Another sandbox (process ${owner}) uses ${folder}. Stop it, or give this one a folder of its own: ` +
  `TSUDOI_SANDBOX_DATA=<folder>. If that process is no sandbox, delete ${file}.`

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    // Whether the process exists although it cannot be signalled: EPERM means that it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
