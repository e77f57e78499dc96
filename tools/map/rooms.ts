import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A room of the repository: a folder, or what is left of one once its other rooms are taken out. */
export interface Room {
  id: string
  /** Files below it belong to the room with the longest path. */
  path: string
  /** The folder of the four, or the one beside them. */
  house: 'app' | 'stories' | 'design-system' | 'contracts' | 'tools'
  holds: string
}

export const rooms: readonly Room[] = [
  { id: 'app', house: 'app', path: 'app/', holds: 'router, session, queries' },
  { id: 'areas', house: 'app', path: 'app/areas/', holds: 'pages by area' },
  { id: 'stories', house: 'stories', path: 'stories/', holds: 'states and pictures' },
  { id: 'storybook', house: 'stories', path: '.storybook/', holds: 'how they are shown' },
  { id: 'screens', house: 'design-system', path: 'design-system/screens/', holds: 'whole pages' },
  { id: 'components', house: 'design-system', path: 'design-system/components/', holds: 'Radix and Tailwind' },
  { id: 'basics', house: 'design-system', path: 'design-system/', holds: 'loadable, paged, lazy' },
  { id: 'text', house: 'design-system', path: 'design-system/text/', holds: 'how things read' },
  { id: 'tokens', house: 'design-system', path: 'design-system/tokens/', holds: 'colour, size, motion' },
  { id: 'contracts', house: 'contracts', path: 'contracts/', holds: 'calls and their cases' },
  { id: 'sandbox', house: 'contracts', path: 'contracts/sandbox/', holds: 'a backend that keeps them' },
  { id: 'tools', house: 'tools', path: 'tools/', holds: 'build, tests, releases' },
]

/** `areas → screens`: a file of the first room imports one of the second. */
export interface Way {
  from: string
  to: string
}

/** Tests look wherever they want to, and lend each other their examples: the map is of what is shipped and shown. */
const isProduct = (file: string) => /\.(ts|tsx)$/.test(file) && !/\.test\.|\/(e2e|testing|examples)\//.test(file)

const roomOf = (path: string) =>
  rooms.filter((room) => path.startsWith(room.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.id

/** A package of ours by its name is the folder of its sources. */
function targetOf(file: string, named: string): string | undefined {
  if (named.startsWith('.')) return join(file, '..', named)
  return named.startsWith('@tsudoi/') ? named.slice('@tsudoi/'.length) : undefined
}

const importsOf = (text: string) =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, named = '']) => named)

/** Every way between two rooms that an import takes, types too, in the rooms' order. */
export function waysOf(files: readonly string[], read: (file: string) => string): Way[] {
  const found = new Set<string>()
  for (const file of files.filter(isProduct)) {
    const from = roomOf(file)
    for (const named of importsOf(read(file))) {
      const target = targetOf(file, named)
      const to = target && roomOf(target)
      if (from && to && from !== to) found.add(`${from} ${to}`)
    }
  }
  const pairs = rooms.flatMap((from) => rooms.map((to) => ({ from: from.id, to: to.id })))
  return pairs.filter(({ from, to }) => found.has(`${from} ${to}`))
}

/** Those of the repository as it stands, with files that git does not know yet. */
export function waysOfRepository(): Way[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  return waysOf(listed.split('\n'), (file) => readFileSync(file, 'utf8'))
}
