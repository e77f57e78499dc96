import { readFileSync } from 'node:fs'

type List = 'calls' | 'fields' | 'routes' | 'errors' | 'rules' | 'screens' | 'enums' | 'entities'

const read = (file: string) => readFileSync(new URL(`../docs/specification/${file}`, import.meta.url), 'utf8')

/** Reads the rows of one of the specification's lists, by column: `specificationRows('calls')[0].path`. */
export function specificationRows(list: List): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = read(`${list}.tsv`).trimEnd().split('\n')
  const columns = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/**
 * The rows of the list of calls (API endpoints) that have a path: the endpoints that the specification requires of the
 * hosts.
 */
export function specifiedCalls() {
  return specificationRows('calls').filter(({ path }) => path !== 'not shown')
}

const documents = {
  A: read('A-shell-accounts-collections.md'),
  B: read('B-video-livetalk-campaign-shop.md'),
}

/**
 * Reads the decisions of the specification: the tables that list them by area, and their full texts, each of which
 * begins with its id.
 */
export function decisionParts(): { tables: string; texts: readonly string[] } {
  const [tables = '', texts = ''] = read('decisions.md').split(/^## Full texts$/m)
  const sections = texts.split(/^### (?=[QX]\d)/m).slice(1)
  return { tables, texts: sections.map((text) => text.trim()) }
}

/**
 * Returns the text of a source to which a rule refers: a section of the documents (`A§7`) or a decision (`Q62`).
 * Undefined if the source does not exist.
 */
export function textOfSource(source: string): string | undefined {
  const [, document, section] = /^([AB])§(\d+)$/.exec(source) ?? []
  if (!document) return decisionParts().texts.find((text) => text.startsWith(`${source}\n`))
  const sections = documents[document as 'A' | 'B'].split(/^## (?=\d)/m)
  return sections.find((text) => text.startsWith(`${section}. `))
}
