import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Keeps files of earlier builds, because pages that are still open request the files of their own build (S088). Kept
 * are the last builds before the newest one, and those that were replaced less than a month ago, up to a limit
 * (docs/security.md).
 */
/** Number of earlier builds whose files are always kept. */
export const keptEarlierBuilds = 3
/** Maximum number of earlier builds whose files are kept, including those replaced less than a month ago. */
export const maxEarlierBuilds = 20
const month = 30 * 86_400_000

interface Build {
  names: string[]
  /** When the build was made, in milliseconds since 1970. */
  builtAt: number
}

const listOf = (output: string) => join(output, '../builds.json')
const asideOf = (output: string) => join(output, '../earlier')

/** The builds whose files are kept, the newest first. */
function readList(output: string): Build[] {
  try {
    const list = JSON.parse(readFileSync(listOf(output), 'utf8')) as (Build | string[])[]
    // Reads the old format too, in which a build was only its file names.
    return list.map((build) => (Array.isArray(build) ? { names: build, builtAt: 0 } : build))
  } catch {
    return []
  }
}

/** The files in `assets` that belong to the newest build; the others belong to earlier ones. */
export const newestAssets = (output: string): readonly string[] => readList(output)[0]?.names ?? []

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Before a build, which empties the folder: moves the files of earlier builds aside. */
export function moveEarlierFilesAside(output: string): void {
  const assets = join(output, 'assets')
  rmSync(asideOf(output), { recursive: true, force: true })
  if (!existsSync(assets)) return
  mkdirSync(dirname(asideOf(output)), { recursive: true })
  renameSync(assets, asideOf(output))
}

/** After a build: moves back the files that pages of the last builds may still request. */
export function restoreEarlierFiles(output: string, now = Date.now()): void {
  const assets = join(output, 'assets')
  const own = namesIn(assets)
  const known = readList(output).filter(({ names }) => names.some((name) => !own.includes(name)))
  const all: Build[] = [{ names: own, builtAt: now }, ...known]
  // `all` begins with the newest build. Each build was replaced when the one before it in the list was made.
  const builds = all.filter(
    (_, index) =>
      index <= keptEarlierBuilds || (index <= maxEarlierBuilds && now - (all[index - 1]?.builtAt ?? 0) < month),
  )
  const earlier = new Set(builds.slice(1).flatMap(({ names }) => names))
  for (const name of namesIn(asideOf(output)))
    if (earlier.has(name) && !own.includes(name)) renameSync(join(asideOf(output), name), join(assets, name))
  rmSync(asideOf(output), { recursive: true, force: true })
  writeFileSync(listOf(output), JSON.stringify(builds))
}
