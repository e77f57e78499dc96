import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importedPaths } from './importGraph.ts'
import { sourceFiles } from './sourceFiles.ts'

const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
const graph = /```mermaid\n([\s\S]+?)```/.exec(contributing)?.[1] ?? ''

/** The folder of each module id in the graph. A file belongs to the longest folder that contains it. */
const folders = new Map(
  [...graph.matchAll(/^\s*([\w-]+)\["([\w./-]+\/)"\]$/gm)].map(([, id = '', path = '']) => [id, path]),
)
const drawn = [...graph.matchAll(/^\s*([\w-]+) --> ([\w &-]+)$/gm)].flatMap(([, from = '', targets = '']) =>
  targets.split(' & ').map((to) => `${from} --> ${to}`),
)

/** Whether a file is shipped or shown. Tests and their examples are excluded, because they import from all folders. */
const isProduct = (file: string) => /\.(ts|tsx)$/.test(file) && !/\.test\.|\/(e2e|testing|examples)\//.test(file)

function moduleOf(path: string): string | undefined {
  const containing = [...folders].filter(([, folder]) => path.startsWith(folder))
  return containing.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

function importsBetween(files: readonly string[], read: (file: string) => string): string[] {
  const found = new Set<string>()
  for (const file of files.filter(isProduct)) {
    const from = moduleOf(file)
    for (const path of importedPaths(file, read(file))) {
      const to = moduleOf(path)
      if (from && to && from !== to) found.add(`${from} --> ${to}`)
    }
  }
  return [...found].toSorted()
}

const imports = importsBetween(sourceFiles(), (file) => readFileSync(file, 'utf8'))
const topFolderOf = (id = '') => folders.get(id)?.split('/')[0] ?? ''

/** The folders from which each folder may import, from the table of folders in CONTRIBUTING.md. */
const allowed = new Map(
  [...contributing.matchAll(/^\| `([\w-]+)\/` +\|[^|]+\|([^|]+)\|$/gm)].map(([, folder = '', may = '']) => [
    folder,
    [...may.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  ]),
)

describe('the module graph in CONTRIBUTING.md', () => {
  it('has an arrow for each import between folders, and no other arrow', () => {
    expect(drawn.toSorted()).toEqual(imports)
  })

  it('contains no import that the table of folders in CONTRIBUTING.md forbids', () => {
    expect([...allowed.keys()].toSorted()).toEqual(['app', 'contracts', 'design-system', 'stories', 'tools'])
    const pairs = imports.map((line) => line.split(' --> ').map(topFolderOf) as [string, string])
    // The imports that the table restricts: the tools may import everything, and Storybook's own pages may use the
    // tools that take its pictures.
    const bound = pairs.filter(([from, to]) => from !== to && from !== 'tools' && from !== '.storybook')
    expect(bound.filter(([from, to]) => !allowed.get(from)?.includes(to))).toEqual([])
    expect(bound.length).toBeGreaterThan(5)
  })

  it('includes imports by relative path and by package name, dynamic imports and type imports', () => {
    const files: Record<string, string> = {
      'app/areas/gacha/GachaTopRoute.tsx': "import type { Gacha } from '@tsudoi/contracts/gacha/gacha.endpoints'",
      'contracts/gacha/gacha.cases.ts': "const later = import('../sandbox/handlers.ts')",
      'stories/law/Gacha.stories.tsx': "import { a } from '../../design-system/screens/gacha/a.tsx'",
      'app/areas/gacha/a.test.ts': "import { build } from '../../../tools/build.ts'",
    }
    const found = importsBetween(Object.keys(files), (file) => files[file] ?? '')
    expect(found).toEqual(['areas --> contracts', 'contracts --> sandbox', 'stories --> screens'])
  })
})
