import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dtcgTokens, tokensJson, type TokenGroup } from './dtcg.ts'
import { modesCss } from './modes.ts'
import { neutralHex } from './palette.ts'
import { easings, shadows, spacingUnit, widths } from './scale.ts'

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

  it('include the obi, shadows, easings, widths and font weights', () => {
    const groups = ['color.obi.paper', 'shadow.dialog', 'easing.move', 'width.page', 'font.weight.bold']
    const paths = tokens(dtcgTokens()).map(({ path }) => path)
    expect(groups.filter((path) => !paths.includes(path))).toEqual([])
  })

  it('refer only to tokens that exist and have the same type', () => {
    const all = new Map(tokens(dtcgTokens()).map((token) => [token.path, token]))
    const references = [...all.values()].flatMap(({ path, type, value }) =>
      [...JSON.stringify(value).matchAll(/\{([a-z0-9.]+)\}/gi)].map(([, to = '']) => ({ path, type, to })),
    )
    expect(references.length).toBeGreaterThan(25)
    expect(references.filter(({ to }) => !all.has(to))).toEqual([])
    const colours = references.filter(({ type }) => type === 'color')
    expect(colours.filter(({ to }) => all.get(to)?.type !== 'color')).toEqual([])
    expect(all.get('color.stage.paid')?.value).toBe('{color.stage.ink}')
    expect(all.get('color.obi.hair')?.value).toBe('{color.day.hair}')
  })

  it('have the widths, the shadow and the easing that stylesheets and scripts repeat as literal values', () => {
    const css = committed('layout.css') + committed('programme.css')
    const block = (utility: string) => new RegExp(`@utility ${utility} \\{[\\s\\S]*?\\n\\}`).exec(css)?.[0] ?? ''
    expect(block('page')).toMatch(
      new RegExp(`max-width: ${widths.page}px[\\s\\S]*${widths.gutter}px[\\s\\S]*${widths['gutter-desk']}px`),
    )
    expect(block('hero')).toContain(`max-width: ${widths.hero}px`)
    expect(block('obi-hero')).toMatch(
      new RegExp(`width: ${widths['obi-hero']}px[\\s\\S]*width: ${widths['obi-hero-desk']}px`),
    )
    const rem = (px: number) => `${px / 16}rem`
    expect(block('obi-jacket')).toContain(
      `width: clamp(${rem(widths['obi-jacket-min'])}, 25cqw, ${rem(widths['obi-jacket-max'])})`,
    )
    expect(committed('../components/AlertDialog.tsx')).toContain(`max-w-${widths.dialog / spacingUnit} `)
    const { x, y, blur, spread, color, alpha } = shadows.dialog
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    expect(block('shadow-dialog')).toContain(
      `box-shadow: ${x} ${y}px ${blur}px ${spread}px rgb(${r} ${g} ${b} / ${alpha})`,
    )
    expect(committed('../components/useReorderAnimation.ts')).toContain(`'${easings.move}'`)
  })

  it('have the hex values of the stylesheet', () => {
    const paper = tokens(dtcgTokens()).find(({ path }) => path === 'color.stage.paper')
    expect(paper?.value).toMatchObject({ hex: neutralHex('paper', 'stage') })
    expect(committed('modes.css')).toContain(`var(--stage, ${neutralHex('paper', 'stage')})`)
  })
})
