import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './sourceFiles.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** The file that an import names: by a relative path, or by the name of one of our packages. */
function importedFile(file: string, imported: string, known: ReadonlySet<string>): string | undefined {
  const path = imported.startsWith('.') ? join(file, '..', imported) : imported.replace(/^@tsudoi\//, '')
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((each) => known.has(each))
}

/** What each file imports: statically, with `import()`, and as a type only. */
function importGraph(sources: ReadonlyMap<string, string>): Graph {
  const known = new Set(sources.keys())
  return new Map(
    [...sources].map(([file, text]) => {
      const imports = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)]
      const files = imports.flatMap(([, imported = '']) => importedFile(file, imported, known) ?? [])
      return [file, [...new Set(files)]]
    }),
  )
}

/** One path through each import cycle: the files in order, the first one again at the end. */
function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) return void cycles.push([...path.slice(start), file])
    if (finished.has(file)) return
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file])
    finished.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}

const isProduct = (file: string) =>
  /^(app|contracts|design-system|stories)\/.*\.tsx?$/.test(file) && !/\.test\.|\/(e2e|testing)\//.test(file)

it('no file imports itself over other files, not even by import() or for a type', () => {
  const sources = new Map(
    sourceFiles()
      .filter(isProduct)
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  expect(sources.size).toBeGreaterThan(1_000)
  expect(cyclesIn(importGraph(sources)).map((files) => files.join(' → '))).toEqual([])
})

it('a cycle is found through a type, an import() and a package name', () => {
  const sources = new Map([
    ['app/a.ts', "import type { B } from './b.ts'"],
    ['app/b.ts', "const later = import('@tsudoi/contracts/c')"],
    ['contracts/c.ts', "export { a } from '../app/a.ts'"],
    ['contracts/d.ts', "import './c.ts'"],
  ])
  expect(cyclesIn(importGraph(sources))).toEqual([['app/a.ts', 'app/b.ts', 'contracts/c.ts', 'app/a.ts']])
})
