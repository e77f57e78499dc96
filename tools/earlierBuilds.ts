import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Pages that are still open ask for the files of their build (S088). The last builds before the newest one stay
 * reachable, and those that were replaced less than a month ago, as far as there is an end to it (docs/security.md).
 */
export const earlierBuilds = 3
export const mostEarlierBuilds = 20
const month = 30 * 86_400_000

interface Build {
  names: string[]
  /** In milliseconds. */
  builtAt: number
}

const listOf = (output: string) => join(output, '../builds.json')
const asideOf = (output: string) => join(output, '../earlier')

/** The builds, the newest first. */
function readList(output: string): Build[] {
  try {
    const list = JSON.parse(readFileSync(listOf(output), 'utf8')) as (Build | string[])[]
    // Before there were times, a build was its names.
    return list.map((build) => (Array.isArray(build) ? { names: build, builtAt: 0 } : build))
  } catch {
    return []
  }
}

/** The names in `assets` that belong to the newest build; others are left by earlier ones. */
export const newestAssets = (output: string): readonly string[] => readList(output)[0]?.names ?? []

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Before a build, which begins with an empty folder: what earlier ones have left is put beside it. */
export function setEarlierAside(output: string): void {
  const assets = join(output, 'assets')
  rmSync(asideOf(output), { recursive: true, force: true })
  if (!existsSync(assets)) return
  mkdirSync(dirname(asideOf(output)), { recursive: true })
  renameSync(assets, asideOf(output))
}

/** After a build: what pages of the last builds may still ask for lies beside its own files. */
export function bringEarlierBack(output: string, now = Date.now()): void {
  const assets = join(output, 'assets')
  const own = namesIn(assets)
  const known = readList(output).filter(({ names }) => names.some((name) => !own.includes(name)))
  const all: Build[] = [{ names: own, builtAt: now }, ...known]
  // A build is replaced when the next one is made.
  const builds = all.filter(
    (_, index) =>
      index <= earlierBuilds || (index <= mostEarlierBuilds && now - (all[index - 1]?.builtAt ?? 0) < month),
  )
  const earlier = new Set(builds.slice(1).flatMap(({ names }) => names))
  for (const name of namesIn(asideOf(output)))
    if (earlier.has(name) && !own.includes(name)) renameSync(join(asideOf(output), name), join(assets, name))
  rmSync(asideOf(output), { recursive: true, force: true })
  writeFileSync(listOf(output), JSON.stringify(builds))
}
