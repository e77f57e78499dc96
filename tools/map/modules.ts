import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../sourceFiles.ts'

/** A module of the repository: a folder, or what is left of one once its other modules are taken out. */
export interface Module {
  id: string
  /** Files below it belong to the module with the longest path. */
  path: string
  /** The folder of the four, or the one beside them. */
  layer: 'app' | 'stories' | 'design-system' | 'contracts' | 'tools'
  holds: string
}

export const modules: readonly Module[] = [
  { id: 'app', layer: 'app', path: 'app/', holds: 'router, session, queries' },
  { id: 'areas', layer: 'app', path: 'app/areas/', holds: 'pages by area' },
  { id: 'stories', layer: 'stories', path: 'stories/', holds: 'states and pictures' },
  { id: 'storybook', layer: 'stories', path: '.storybook/', holds: 'how they are shown' },
  { id: 'screens', layer: 'design-system', path: 'design-system/screens/', holds: 'whole pages' },
  { id: 'components', layer: 'design-system', path: 'design-system/components/', holds: 'Radix and Tailwind' },
  { id: 'basics', layer: 'design-system', path: 'design-system/', holds: 'loadable, paged, lazy' },
  { id: 'text', layer: 'design-system', path: 'design-system/text/', holds: 'how things read' },
  { id: 'tokens', layer: 'design-system', path: 'design-system/tokens/', holds: 'colour, size, motion' },
  { id: 'contracts', layer: 'contracts', path: 'contracts/', holds: 'calls and their cases' },
  { id: 'sandbox', layer: 'contracts', path: 'contracts/sandbox/', holds: 'a backend that keeps them' },
  { id: 'tools', layer: 'tools', path: 'tools/', holds: 'build, tests, releases' },
]

/** `areas → screens`: a file of the first module imports one of the second. */
export interface ModuleImport {
  from: string
  to: string
}

/** Tests look wherever they want to, and lend each other their examples: the map is of what is shipped and shown. */
const isProduct = (file: string) => /\.(ts|tsx)$/.test(file) && !/\.test\.|\/(e2e|testing|examples)\//.test(file)

const moduleOf = (path: string) =>
  modules.filter((module) => path.startsWith(module.path)).toSorted((a, b) => b.path.length - a.path.length)[0]?.id

/** A package of ours by its name is the folder of its sources. */
function targetOf(file: string, named: string): string | undefined {
  if (named.startsWith('.')) return join(file, '..', named)
  return named.startsWith('@tsudoi/') ? named.slice('@tsudoi/'.length) : undefined
}

const importedBy = (text: string) =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, named = '']) => named)

/** Every way between two modules that an import takes, types too, in the modules' order. */
export function importsBetween(files: readonly string[], read: (file: string) => string): ModuleImport[] {
  const found = new Set<string>()
  for (const file of files.filter(isProduct)) {
    const from = moduleOf(file)
    for (const named of importedBy(read(file))) {
      const target = targetOf(file, named)
      const to = target && moduleOf(target)
      if (from && to && from !== to) found.add(`${from} ${to}`)
    }
  }
  const pairs = modules.flatMap((from) => modules.map((to) => ({ from: from.id, to: to.id })))
  return pairs.filter(({ from, to }) => found.has(`${from} ${to}`))
}

/** Those of the repository as it stands, with files that git does not know yet. */
export function importsOfRepository(): ModuleImport[] {
  return importsBetween(sourceFiles(), (file) => readFileSync(file, 'utf8'))
}
