import { execFileSync, spawnSync } from 'node:child_process'
import { specificationRows } from '@tsudoi/contracts/specificationList'
import { describe, expect, it } from 'vitest'
import { explainId } from './explainId.ts'

describe('npm run explain', () => {
  it('prints the text of a decision for the decision’s id in upper or lower case', () => {
    expect(explainId('Q101')).toContain('Contract beyond the documents.')
    expect(explainId('x13')).toBe(explainId('X13'))
    // The id Q1 is also the beginning of Q101, but the text is that of Q1.
    expect(explainId('Q1')).toContain('Coin shop calls')
  })

  it.each(['routes', 'calls', 'errors', 'rules', 'screens'] as const)(
    'prints each row of the specification’s table “%s” for the row’s id',
    (list) => {
      const rows = specificationRows(list)
      expect(rows.length).toBeGreaterThan(50)
      for (const { id = '', ...columns } of rows) {
        const said = explainId(id)
        expect(said).toContain(`${id}, a row of ${list}.tsv`)
        expect(Object.values(columns).filter((value) => !said.includes(value))).toEqual([])
      }
    },
  )

  it.each(['Q9999', 'R999', 'Z1', 'Q', 'nonsense', 'Q1.'])(
    'prints that %s is not an id, and which kinds of ids exist',
    (id) => {
      expect(() => explainId(id)).toThrow(`${id} is not in docs/specification/. Its ids are R (routes), C (calls)`)
    },
  )

  it('prints the texts for several ids, and fails with a message for an unknown id or without an id', () => {
    const run = (...ids: string[]) => spawnSync(process.execPath, ['tools/explain.ts', ...ids], { encoding: 'utf8' })
    expect(run('C078', 'Q1').stdout).toMatch(/^C078, a row of calls\.tsv\n[^]*Coin shop calls/)
    expect(run('Q9999')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('Q9999 is not in') })
    expect(run()).toMatchObject({ status: 1, stderr: 'Name an id of the specification: npm run explain Q101\n' })
  })

  it('is a script of package.json, which prints the row for the given id', () => {
    expect(execFileSync('npm', ['run', '--silent', 'explain', 'E001'], { encoding: 'utf8' })).toContain('E001')
  })
})
