import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** So many builds before the newest one stay reachable: pages that are still open ask for their files (S088). */
export const earlierBuilds = 3

const listOf = (output: string) => join(output, '../builds.json')
const asideOf = (output: string) => join(output, '../earlier')

/** Names of the files of each build, the newest first. */
function readList(output: string): string[][] {
  try {
    return JSON.parse(readFileSync(listOf(output), 'utf8')) as string[][]
  } catch {
    return []
  }
}

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
export function bringEarlierBack(output: string): void {
  const assets = join(output, 'assets')
  const own = namesIn(assets)
  const known = readList(output).filter((names) => names.some((name) => !own.includes(name)))
  const builds = [own, ...known].slice(0, earlierBuilds + 1)
  const earlier = new Set(builds.slice(1).flat())
  for (const name of namesIn(asideOf(output)))
    if (earlier.has(name) && !own.includes(name)) renameSync(join(asideOf(output), name), join(assets, name))
  rmSync(asideOf(output), { recursive: true, force: true })
  writeFileSync(listOf(output), JSON.stringify(builds))
}
