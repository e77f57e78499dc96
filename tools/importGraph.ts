import { join } from 'node:path'

/** An import graph: for each file, the files that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** The file that an import names: by a relative path, or by the name of one of our packages. */
function importedFile(file: string, imported: string, known: ReadonlySet<string>): string | undefined {
  const path = imported.startsWith('.') ? join(file, '..', imported) : imported.replace(/^@tsudoi\//, '')
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((each) => known.has(each))
}

/** What each file imports: statically, with `import()`, and as a type only. */
export function importGraph(sources: ReadonlyMap<string, string>): Graph {
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
export function cyclesIn(graph: Graph): string[][] {
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
