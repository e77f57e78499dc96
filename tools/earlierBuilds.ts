import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Preserves files of earlier builds in a new build, because pages that are still open request the files of their own
 * build. The builds before the newest one are preserved if they are among the last ones, or were replaced less than a
 * month ago, up to a limit (docs/security.md, S088).
 */
/** Number of earlier builds whose files are preserved regardless of their age. */
export const minEarlierBuilds = 3
/**
 * Maximum number of earlier builds whose files are preserved, including those that were replaced less than a month ago.
 */
export const maxEarlierBuilds = 20
const month = 30 * 86_400_000

interface Build {
  names: string[]
  /** When the build was made, in milliseconds since 1970. */
  builtAt: number
}

const listOf = (output: string) => join(output, '../builds.json')
const asideOf = (output: string) => join(output, '../earlier')

/** Reads the list of builds whose files are preserved, the newest first. */
function readList(output: string): Build[] {
  try {
    const list = JSON.parse(readFileSync(listOf(output), 'utf8')) as (Build | string[])[]
    // In the old format of the list, a build was only a list of file names.
    return list.map((build) => (Array.isArray(build) ? { names: build, builtAt: 0 } : build))
  } catch {
    return []
  }
}

/** Returns the files in `assets` that belong to the newest build. All others belong to earlier builds. */
export const newestAssets = (output: string): readonly string[] => readList(output)[0]?.names ?? []

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Moves the files of earlier builds to another folder before a build, which empties the build's folder. */
export function moveEarlierFilesAside(output: string): void {
  const assets = join(output, 'assets')
  rmSync(asideOf(output), { recursive: true, force: true })
  if (!existsSync(assets)) return
  mkdirSync(dirname(asideOf(output)), { recursive: true })
  renameSync(assets, asideOf(output))
}

/** Moves back, after a build, the files that pages of the last builds may still request. */
export function restoreEarlierFiles(output: string, now = Date.now()): void {
  const assets = join(output, 'assets')
  const own = namesIn(assets)
  const known = readList(output).filter(({ names }) => names.some((name) => !own.includes(name)))
  const all: Build[] = [{ names: own, builtAt: now }, ...known]
  // The list `all` begins with the newest build. A build was replaced at the time when the build before it in the list
  // was made.
  const builds = all.filter(
    (_, index) =>
      index <= minEarlierBuilds || (index <= maxEarlierBuilds && now - (all[index - 1]?.builtAt ?? 0) < month),
  )
  const earlier = new Set(builds.slice(1).flatMap(({ names }) => names))
  for (const name of namesIn(asideOf(output)))
    if (earlier.has(name) && !own.includes(name)) renameSync(join(asideOf(output), name), join(assets, name))
  rmSync(asideOf(output), { recursive: true, force: true })
  writeFileSync(listOf(output), JSON.stringify(builds))
}
