import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const kilobyte = 1000

/** The stylesheet as a production build emits it. */
async function built(sheet: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, target: 'es2022', rollupOptions: { input: resolve(import.meta.dirname, sheet) } },
  })
  const output = 'output' in result ? result.output : []
  const file = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (file?.type !== 'asset') throw new Error(`${sheet} gave no stylesheet.`)
  return String(file.source)
}

const selectors = (css: string) => new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([selector]) => selector))

describe('the stylesheet of the first view (first.css)', () => {
  let [first, late, whole] = ['', '', '']
  beforeAll(async () => {
    ;[first, late, whole] = await Promise.all([built('first.css'), built('late.css'), built('styles.css')])
  }, 60_000)

  it('is at most 8 kB gzipped', () => {
    expect(gzipSync(first).length).toBeLessThanOrEqual(8 * kilobyte)
  })

  it('has one breakpoint at 1024 px, and a maximum width of 1920 px (S082, S083)', () => {
    const widths = [...whole.matchAll(/@media \(?(?:min-width: ?|width ?>= ?)([\d.]+)(px|rem)/g)].map(
      ([, size, unit]) => Number(size) * (unit === 'rem' ? 16 : 1),
    )
    expect([...new Set(widths)]).toEqual([1024])
    expect(whole).toMatch(/\.hero\{[^}]*max-width:1920px/)
  })

  it('has, together with late.css, the selectors of styles.css', () => {
    const both = selectors(first + late)
    expect([...selectors(whole)].filter((selector) => !both.has(selector))).toEqual([])
    expect([...selectors(first)].filter((selector) => !selectors(whole).has(selector))).toEqual([])
  })

  it('is in a CSS layer below late.css, so that a class never overrides a class with a breakpoint', () => {
    expect(first).toMatch(/@layer first\{/)
    expect(first.indexOf('@layer utilities;')).toBeGreaterThan(first.indexOf('@layer first{'))
    expect(late).toMatch(/@layer utilities\{/)
    expect(late).not.toMatch(/@layer first/)
  })
})
