import { readFileSync } from 'node:fs'

type List = 'calls' | 'routes' | 'errors' | 'enums' | 'entities'

/** The rows of one of the specification's lists, by column: `rowsOf('calls')[0].path`. */
export function rowsOf(list: List): readonly Readonly<Record<string, string>>[] {
  const file = new URL(`../docs/specification/${list}.tsv`, import.meta.url)
  const [header = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** A row of the list of calls that has a path: what the hosts owe by the documents. */
export function specifiedCalls() {
  return rowsOf('calls').filter(({ path }) => path !== 'not shown')
}
