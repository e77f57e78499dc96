import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Two processes in one PGlite folder would ruin it. */
export class FolderTaken extends Error {
  override name = 'FolderTaken'
}

/** Claims a folder for this process; returns what gives it back. A claim whose process is gone (kill -9) is taken over. */
export function claimFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'claimed-by')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isRunning(owner))
      throw new FolderTaken(
        `Another sandbox (process ${owner}) uses ${folder}. Stop it, or give this one a folder of its own: TSUDOI_SANDBOX_DATA=<folder>.`,
      )
    writeFileSync(file, String(process.pid))
  }
  return () => rmSync(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
