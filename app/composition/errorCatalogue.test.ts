import { readFileSync } from 'node:fs'
import { messageCodes, ownMessageCodes, specifiedMessageCodes } from '@tsudoi/contracts/errors'
import { describe, expect, it } from 'vitest'
import { errorCatalogue } from './errorCatalogue.ts'
import type { CatalogueEntry } from '../errors/catalogueEntry.ts'
import { failureSituations } from '../errors/failureSituations.ts'

const rows = readFileSync('docs/specification/errors.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', code = '', , japanese = ''] = line.split('\t')
    return { id, code, japanese }
  })
const entries: [string, CatalogueEntry][] = [...Object.entries(errorCatalogue), ...Object.entries(failureSituations)]
const sentences = ({ title, cause, remedy }: CatalogueEntry) => [title, cause, remedy].join('\n')

/**
 * E068 is the last row of the specification's error list with an entry of its own in the catalogue. Of the rows after
 * it, E069 is rethrown, E070 is a silent call, and E071 covers all codes together.
 */
const lastEntry = 68
const isEntry = ({ id }: { id: string }) => Number(id.slice(1)) <= lastEntry

describe('the error catalogue', () => {
  it.each(rows.filter(isEntry))('has one entry for the row $id $code of the specification', ({ id }) =>
    expect(entries.filter(([, entry]) => entry.row === id)).toHaveLength(1),
  )

  it('has no message code that is in two source files', () => {
    const files = import.meta.glob<Record<string, object>>('../**/*.errors.ts', { eager: true })
    const codes = Object.values(files).flatMap((file) =>
      Object.values(file).flatMap((entriesOf) => Object.keys(entriesOf)),
    )
    expect(codes.toSorted()).toEqual(Object.keys(errorCatalogue).toSorted())
  })

  it('assigns each message code to the row that the specification gives', () => {
    for (const code of specifiedMessageCodes)
      expect([code, errorCatalogue[code].row]).toEqual([code, rows.find((row) => row.code === code)?.id])
    for (const code of ownMessageCodes) expect(errorCatalogue[code].row).toBe('ours')
    expect(Object.keys(errorCatalogue).toSorted()).toEqual([...messageCodes].toSorted())
  })

  it.each(rows.filter((row) => isEntry(row) && !/none|not shown/.test(row.japanese)))(
    'has for $code the text of the specification: $japanese',
    ({ id, japanese }) => {
      const entry = entries.find(([, { row }]) => row === id)![1]
      expect(sentences(entry)).toContain(japanese)
      expect(entry.ours).toBe(false)
    },
  )

  it('marks each text that is ours because the specification has none (Q42)', () => {
    const given = rows.filter(({ japanese }) => !/none|not shown/.test(japanese)).map(({ id }) => id)
    for (const [code, { row, ours }] of entries) expect([code, ours]).toEqual([code, !given.includes(row)])
  })

  it('says that no coins moved in the five errors of calls that could move coins', () => {
    for (const code of [
      'GachaUnavailable',
      'FailedPrecondition',
      'NoGachaItemToDraw',
      'NotEnoughCoin',
      'UnavailablePeriod',
    ] as const)
      expect(errorCatalogue[code].coins).toBe('コインは減っていません。')
  })

  it('gives each entry at least a remedy, a button, a cause or a sentence about coins, unless the caller shows the error', () => {
    for (const [code, entry] of entries)
      expect([
        code,
        Boolean(entry.remedy ?? entry.button ?? entry.cause ?? entry.coins) || entry.consequence === 'caller',
      ]).toEqual([code, true])
  })

  it('has full sentences without a space or a half-width mark between Japanese letters', () => {
    for (const [code, { title, cause, remedy, coins }] of entries)
      // The specification gives E068 the same text for title and cause (Q71).
      for (const sentence of [cause, remedy, coins].filter((each) => each !== undefined && each !== title)) {
        expect([code, sentence]).toEqual([code, expect.stringMatching(/(。|例：.*ように入力してください。)$/)])
        expect(sentence).not.toMatch(/[!?,]|[ぁ-ん一-龠] [ぁ-ん一-龠]/)
      }
  })
})
