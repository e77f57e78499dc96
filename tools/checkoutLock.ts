import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Tries to take the lock.
 *
 * @returns undefined on success; otherwise the id of the process that holds the lock, or 0 while that process writes or
 * removes the file
 */
function tryLock(file: string): number | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return ownerOf(file)
  }
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Runs `work` while no other process holds the lock file; otherwise waits first. The lock of a process that has ended
 * is ignored.
 *
 * @param onWait called once if there is a wait, with the id of the process that holds the lock
 */
export async function withLock<T>(file: string, onWait: (pid: number) => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  let isWaiting = false
  for (let owner = tryLock(file); owner !== undefined; owner = tryLock(file)) {
    if (owner > 0 && !isAlive(owner)) {
      rmSync(file, { force: true })
      continue
    }
    if (!isWaiting) onWait(owner)
    isWaiting = true
    await wait(500)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
