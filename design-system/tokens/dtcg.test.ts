import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dtcgTokens, tokensJson, type TokenGroup } from './dtcg.ts'
import { modesCss } from './modes.ts'
import { neutralHex } from './palette.ts'

const committed = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** All tokens of a group with their types. */
function tokens(group: TokenGroup, path = ''): { path: string; type: unknown; value: unknown }[] {
  return Object.entries(group).flatMap(([name, entry]) => {
    if (name.startsWith('$') || typeof entry === 'string') return []
    if (!('$value' in entry)) return tokens(entry as TokenGroup, `${path}${name}.`)
    return [{ path: path + name, type: group['$type'], value: entry.$value }]
  })
}

describe('the generated design tokens', () => {
  it('are equal to the committed files, which `node design-system/tokens/dtcg.ts` writes', () => {
    expect(committed('../tokens.json')).toBe(tokensJson())
    expect(committed('modes.css')).toBe(modesCss())
  })

  it('have each a value and a type (DTCG)', () => {
    const all = tokens(dtcgTokens())
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter(({ type, value }) => type === undefined || value === undefined)).toEqual([])
  })

  it('have the hex values of the stylesheet', () => {
    const paper = tokens(dtcgTokens()).find(({ path }) => path === 'color.stage.paper')
    expect(paper?.value).toMatchObject({ hex: neutralHex('paper', 'stage') })
    expect(committed('modes.css')).toContain(`var(--stage, ${neutralHex('paper', 'stage')})`)
  })
})
