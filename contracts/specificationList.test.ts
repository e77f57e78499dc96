import { describe, expect, it } from 'vitest'
import { rowsOf, specifiedCalls, textAt } from './specificationList.ts'

const isOfDocuments = (source = '') => /^[AB]§/.test(source)

describe('the list of request fields', () => {
  const rows = rowsOf('fields')
  const called = rows.map((row) => [`${row['call']} ${row['part']} ${row['field']} (${row['source']})`, row] as const)

  it.each(called.filter(([, { source }]) => isOfDocuments(source)))('%s is in the documents', (_, row) => {
    const words = new Set(
      textAt(row['source'] ?? '')
        ?.match(/\w+/g)
        ?.map((word) => word.toLowerCase()),
    )
    const parts = row['field']?.match(/\w+/g) ?? []
    expect(parts.filter((part) => !words.has(part.toLowerCase()))).toEqual([])
  })

  it('has a decision for each field that the documents do not name', () => {
    const decided = rows.map(({ source = '' }) => source).filter((source) => !isOfDocuments(source))
    expect(decided.filter((source) => textAt(source) === undefined)).toEqual([])
  })

  describe.each(specifiedCalls().map((call) => [call['id'] ?? '', call] as const))('%s', (id, call) => {
    it.each(['query', 'body'])('has in the %s what the list of calls names there', (part) => {
      const cell = call[part] ?? ''
      const fields = rows.filter((row) => row['call'] === id && row['part'] === part)
      const named = fields.filter(({ source = '' }) => source.endsWith('§7')).map(({ field = '' }) => field)
      const isListed = (name: string) => fields.some(({ field = '' }) => `${field}.`.startsWith(`${name}.`))
      expect(namesIn(cell).filter((name) => !isListed(name))).toEqual([])
      expect(named.filter((name) => !cell.match(/[\w.]+/g)?.includes(name))).toEqual([])
    })
  })
})

/** Field names in a cell such as `gateway (default SBPS), startOrderTime`; descriptions in words contain none. */
function namesIn(cell: string): string[] {
  const certain = cell.replaceAll(/[\w ]+ \([^)]*not shown[^)]*\)|not shown.*| \([^)]*\)|=[^\s,]+/g, '')
  return certain.split(/, | or | plus /).filter((name) => /^[a-z][\w.]*$/.test(name) && name !== 'none')
}

describe('the list of calls', () => {
  it('names a document or decision about the callers of each call', () => {
    const calls = specifiedCalls().filter(({ caller_source: source = '' }) => textAt(source) === undefined)
    expect(calls.map(({ id }) => id)).toEqual([])
  })

  it('calls skipped for guests require a member, and calls without a login allow anyone (S062)', () => {
    const byLogin = specifiedCalls().filter((call) => call['login_only']?.startsWith('yes'))
    const nologin = specifiedCalls().filter(({ path }) => path?.includes('nologin'))
    expect(byLogin.filter(({ caller }) => caller !== 'member').map(({ id }) => id)).toEqual([])
    expect(nologin.filter(({ caller }) => caller !== 'anyone').map(({ id }) => id)).toEqual([])
  })
})
