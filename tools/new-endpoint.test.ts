import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { create } from './new-endpoint.ts'

/** A copy of the contracts inside the repository, so that packages are found from there. */
let root: string
beforeAll(() => {
  mkdirSync('.tmp', { recursive: true })
  root = mkdtempSync('.tmp/new-endpoint-')
  const isText = (path: string) => !['pacts', 'openapi', 'textures', 'videos', 'node_modules'].includes(basename(path))
  cpSync('contracts', join(root, 'contracts'), { recursive: true, filter: isText })
  for (const folder of ['docs', 'tools']) cpSync(folder, join(root, folder), { recursive: true })
  const config = { extends: '../../tsconfig.json', include: ['contracts/cases.ts', 'contracts/sandbox/handlers.ts'] }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config))
})
afterAll(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What the type checker says about the copy; empty when nothing. */
function typeErrors(): string {
  try {
    return execFileSync('node_modules/.bin/tsc', ['-p', root], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('npm run new endpoint', () => {
  it('makes endpoint, cases and handler of a listed call, which type-check (C042)', () => {
    const files = create('notice/acquireNoticeAgain', ['C042'], root)
    expect(files).toEqual([
      'contracts/notice/notice.endpoints.ts',
      'contracts/notice/notice.cases.ts',
      'contracts/sandbox/areas/notice.ts',
    ])
    expect(read('contracts/notice/notice.endpoints.ts')).toContain("path: '/v2/notice/{id}/acquire'")
    expect(typeErrors()).toBe('')
  })

  it('makes a new area, with queries, bodies and silence from the list (C081, C055, C109)', () => {
    create('currency/listCurrencyHistory', ['C081'], root)
    create('currency/getTips', ['C109'], root)
    create('currency/selectPhoto', ['C055'], root)
    const endpoints = read('contracts/currency/currency.endpoints.ts')
    expect(endpoints).toContain('silent: true')
    expect(endpoints).toContain('query: z.object({ ip_id: z.string() })')
    expect(endpoints).toContain('body: z.object({ acc_photo_id: z.string() })')
    expect(read('contracts/currency/currency.cases.ts')).toContain("empty: { as: 'guest'")
    expect(typeErrors()).toBe('')
  })

  it('makes a call of ours that fails a test until it says why and what it does', () => {
    create('coin/giveCoins', [], root)
    expect(read('contracts/coin/coin.endpoints.ts')).toMatch(/source: 'ours',\n {2}why: '',\n {2}summary: '',/)
    expect(read('contracts/sandbox/areas/coin.ts')).toContain("throw new Failure('Unimplemented')")
  })

  it('refuses a call that is there, and a row that has no path', () => {
    expect(() => create('coin/getCoinBalance', ['C058'], root)).toThrow('already has getCoinBalance')
    expect(() => create('coin/spend', ['C168'], root)).toThrow('C168 is no row with a path')
    expect(() => create('coin/Spend', [], root)).toThrow('not coin/Spend')
  })
})
