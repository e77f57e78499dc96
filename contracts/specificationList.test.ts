import { describe, expect, it } from 'vitest'
import { decisionParts, specificationRows, specifiedCalls, textOfSource } from './specificationList.ts'

const isOfDocuments = (source = '') => /^[AB]§/.test(source)

describe('docs/specification/fields.tsv, the list of fields in requests,', () => {
  const rows = specificationRows('fields')
  const called = rows.map((row) => [`${row['call']} ${row['part']} ${row['field']} (${row['source']})`, row] as const)

  it.each(called.filter(([, { source }]) => isOfDocuments(source)))(
    'contains only fields that occur in the document section that the row quotes: %s',
    (_, row) => {
      const words = new Set(
        textOfSource(row['source'] ?? '')
          ?.match(/\w+/g)
          ?.map((word) => word.toLowerCase()),
      )
      const parts = row['field']?.match(/\w+/g) ?? []
      expect(parts.filter((part) => !words.has(part.toLowerCase()))).toEqual([])
    },
  )

  it('quotes an existing decision for each field that the documents do not name', () => {
    const decided = rows.map(({ source = '' }) => source).filter((source) => !isOfDocuments(source))
    expect(decided.filter((source) => textOfSource(source) === undefined)).toEqual([])
  })

  describe.each(specifiedCalls().map((call) => [call['id'] ?? '', call] as const))('for the call %s', (id, call) => {
    it.each(['query', 'body'])('contains the fields that the list of calls names for the %s', (part) => {
      const cell = call[part] ?? ''
      const fields = rows.filter((row) => row['call'] === id && row['part'] === part)
      const named = fields.filter(({ source = '' }) => source.endsWith('§7')).map(({ field = '' }) => field)
      const isListed = (name: string) => fields.some(({ field = '' }) => `${field}.`.startsWith(`${name}.`))
      expect(fieldNamesIn(cell).filter((name) => !isListed(name))).toEqual([])
      expect(named.filter((name) => !cell.match(/[\w.]+/g)?.includes(name))).toEqual([])
    })
  })
})

/**
 * The field names in a table cell such as `gateway (default SBPS), startOrderTime`. Empty if the cell contains only a
 * description.
 */
function fieldNamesIn(cell: string): string[] {
  const certain = cell.replaceAll(/[\w ]+ \([^)]*not shown[^)]*\)|not shown.*| \([^)]*\)|=[^\s,]+/g, '')
  return certain.split(/, | or | plus /).filter((name) => /^[a-z][\w.]*$/.test(name) && name !== 'none')
}

describe('the specification’s list of calls to API endpoints', () => {
  it('quotes an existing document section or decision for the caller of each endpoint', () => {
    const calls = specifiedCalls().filter(({ caller_source: source = '' }) => textOfSource(source) === undefined)
    expect(calls.map(({ id }) => id)).toEqual([])
  })

  it('says `member` for endpoints that are skipped for guests, and `anyone` for endpoints with `nologin` in their path (S062)', () => {
    const byLogin = specifiedCalls().filter((call) => call['login_only']?.startsWith('yes'))
    const nologin = specifiedCalls().filter(({ path }) => path?.includes('nologin'))
    expect(byLogin.filter(({ caller }) => caller !== 'member').map(({ id }) => id)).toEqual([])
    expect(nologin.filter(({ caller }) => caller !== 'anyone').map(({ id }) => id)).toEqual([])
  })
})

describe('the decisions in docs/specification/decisions.md', () => {
  const { tables, texts } = decisionParts()
  const written = texts.map((text) => text.split('\n')[0] ?? '')
  const rows = [...tables.matchAll(/^\| \[([QX]\d+)\]\((.*?)\) \| (.*) \| (.*) \|$/gm)]

  it('each have one table row with a question and a decision, and one text below the tables', () => {
    expect(written.length).toBeGreaterThan(300)
    expect(rows.map(([, id = '']) => id).toSorted()).toEqual(written.toSorted())
    expect(new Set(written).size).toBe(written.length)
    expect(rows.filter(([, , , question, decision]) => !question?.trim() || !decision?.trim())).toEqual([])
  })

  it('each have a link from their table row to the heading of their text', () => {
    expect(rows.filter(([, id = '', link]) => link !== `#${id.toLowerCase()}`)).toEqual([])
    // Counts all decisions on the page, also those in another form: a row without a link, or a text as a list item.
    const page = [tables, ...texts].join('\n')
    const ids = page.match(/^(\| \[?[QX]\d|- \*\*[QX]\d)/gm) ?? []
    expect(ids.length).toBe(rows.length)
  })

  it('each have a text that begins with the decision in bold; the texts are in the order of the decisions’ numbers', () => {
    expect(texts.filter((text) => !/^[QX]\d+\n\n\*\*/.test(text))).toEqual([])
    const numbers = written.filter((id) => id.startsWith('Q')).map((id) => Number(id.slice(1)))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })
})
