import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cyclesIn, importGraph } from './importGraph.ts'
import { sourceFiles } from './sourceFiles.ts'

const isProduct = (file: string) =>
  /^(app|contracts|design-system|stories)\/.*\.tsx?$/.test(file) && !/\.test\.|\/(e2e|testing)\//.test(file)

it('no source file imports itself through other files, not even by import() or for a type', () => {
  const sources = new Map(
    sourceFiles()
      .filter(isProduct)
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
  expect(sources.size).toBeGreaterThan(1_000)
  expect(cyclesIn(importGraph(sources)).map((files) => files.join(' → '))).toEqual([])
})

it('the test of import cycles finds a cycle through a type import, an import() and a package name', () => {
  const sources = new Map([
    ['app/a.ts', "import type { B } from './b.ts'"],
    ['app/b.ts', "const later = import('@tsudoi/contracts/c')"],
    ['contracts/c.ts', "export { a } from '../app/a.ts'"],
    ['contracts/d.ts', "import './c.ts'"],
  ])
  expect(cyclesIn(importGraph(sources))).toEqual([['app/a.ts', 'app/b.ts', 'contracts/c.ts', 'app/a.ts']])
})
