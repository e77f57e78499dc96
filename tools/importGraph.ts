import { join } from 'node:path'

/** An import graph: for each file, the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Lists the paths that a file imports, relative to the root of the repository: statically, with `import()`, and only
 * for types. A path imported by the name of a package of this repository has no file ending; imports of other packages
 * are left out.
 */
export const importedPaths = (file: string, text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(?:(\.[^']*)|@tsudoi\/([^']+))'/g)].map(
    ([, relative, ofPackage = '']) => (relative === undefined ? ofPackage : join(file, '..', relative)),
  )

/** Finds which of the given files each of them imports. `sources` contains the text of each file by its path. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const known = new Set(sources.keys())
  return new Map(
    [...sources].map(([file, text]) => {
      const files = importedPaths(file, text).flatMap(
        (path) => ['', '.ts', '.tsx'].map((ending) => path + ending).find((each) => known.has(each)) ?? [],
      )
      return [file, [...new Set(files)]]
    }),
  )
}

/** Finds one path through each import cycle: the files in order, with the first file again at the end. */
export function cyclesIn(graph: ImportGraph): string[][] {
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
