import { readFileSync } from 'node:fs'
import { messageCodes, ownMessageCodes, specifiedMessageCodes } from '@tsudoi/contracts/errors'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'
import { situations } from './situations.ts'

const rows = readFileSync('docs/specification/errors.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', code = '', , japanese = ''] = line.split('\t')
    return { id, code, japanese }
  })
const entries: [string, CatalogueEntry][] = [...Object.entries(catalogue), ...Object.entries(situations)]
const sentences = ({ title, cause, remedy }: CatalogueEntry) => [title, cause, remedy].join('\n')

/** The rows after these are no entries: rethrown (E069), a silent call (E070), all codes together (E071). */
const lastEntry = 68
const isEntry = ({ id }: { id: string }) => Number(id.slice(1)) <= lastEntry

describe('the error catalogue', () => {
  it.each(rows.filter(isEntry))('has the row $id $code', ({ id }) =>
    expect(entries.filter(([, entry]) => entry.row === id)).toHaveLength(1),
  )

  it('gathers each message code from one place', () => {
    const files = import.meta.glob<Record<string, object>>('../**/*.errors.ts', { eager: true })
    const codes = Object.values(files).flatMap((file) =>
      Object.values(file).flatMap((entriesOf) => Object.keys(entriesOf)),
    )
    expect(codes.toSorted()).toEqual(Object.keys(catalogue).toSorted())
  })

  it('knows every message code by its row', () => {
    for (const code of specifiedMessageCodes)
      expect([code, catalogue[code].row]).toEqual([code, rows.find((row) => row.code === code)?.id])
    for (const code of ownMessageCodes) expect(catalogue[code].row).toBe('ours')
    expect(Object.keys(catalogue).toSorted()).toEqual([...messageCodes].toSorted())
  })

  it.each(rows.filter((row) => isEntry(row) && !/none|not shown/.test(row.japanese)))(
    'says $japanese for $code as given',
    ({ id, japanese }) => {
      const entry = entries.find(([, { row }]) => row === id)![1]
      expect(sentences(entry)).toContain(japanese)
      expect(entry.ours).toBe(false)
    },
  )

  it('marks every other text as ours (Q42)', () => {
    const given = rows.filter(({ japanese }) => !/none|not shown/.test(japanese)).map(({ id }) => id)
    for (const [code, { row, ours }] of entries) expect([code, ours]).toEqual([code, !given.includes(row)])
  })

  it('says whether coins moved wherever they could have', () => {
    for (const code of [
      'GachaUnavailable',
      'FailedPrecondition',
      'NoGachaItemToDraw',
      'NotEnoughCoin',
      'UnavailablePeriod',
    ] as const)
      expect(catalogue[code].coins).toBe('コインは減っていません。')
  })

  it('has a way on for every one: a remedy, a button that leads somewhere, or another cause that says why', () => {
    for (const [code, entry] of entries)
      expect([
        code,
        Boolean(entry.remedy ?? entry.button ?? entry.cause ?? entry.coins) || entry.consequence === 'caller',
      ]).toEqual([code, true])
  })

  it('writes full sentences without a space or a half-width mark between Japanese letters', () => {
    for (const [code, { title, cause, remedy, coins }] of entries)
      // E068 is given so: its text is its title once more (Q71).
      for (const sentence of [cause, remedy, coins].filter((each) => each !== undefined && each !== title)) {
        expect([code, sentence]).toEqual([code, expect.stringMatching(/(。|例：.*ように入力してください。)$/)])
        expect(sentence).not.toMatch(/[!?,]|[ぁ-ん一-龠] [ぁ-ん一-龠]/)
      }
  })
})
