import { readFileSync } from 'node:fs'

type List = 'calls' | 'fields' | 'routes' | 'errors' | 'rules' | 'screens' | 'enums' | 'entities'

const read = (file: string) => readFileSync(new URL(`../docs/specification/${file}`, import.meta.url), 'utf8')

/** The rows of a list of the specification, by column name: `rowsOf('calls')[0].path`. */
export function rowsOf(list: List): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = read(`${list}.tsv`).trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** Rows of the list of calls that have a path: the calls that the specification requires of hosts. */
export function specifiedCalls() {
  return rowsOf('calls').filter(({ path }) => path !== 'not shown')
}

const documents = {
  A: read('A-shell-accounts-collections.md'),
  B: read('B-video-livetalk-campaign-shop.md'),
}

/** The text at a source: a section of the documents (`A§7`) or a decision (`Q62`); undefined if it does not exist. */
export function textAt(source: string): string | undefined {
  const [, document, section] = /^([AB])§(\d+)$/.exec(source) ?? []
  if (!document) return read('decisions.md').match(new RegExp(`^- \\*\\*${source} .*$`, 'm'))?.[0]
  const sections = documents[document as 'A' | 'B'].split(/^## (?=\d)/m)
  return sections.find((text) => text.startsWith(`${section}. `))
}
