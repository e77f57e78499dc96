import { readFileSync } from 'node:fs'
import { matchesGlob, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modulesLoadedBy } from '../design-system/modulesLoadedBy.ts'
import { pageFiles } from './pageFiles.ts'

const designSystem = resolve('design-system')
const sheet = readFileSync('design-system/tokens/first.css', 'utf8')

/** Whether the `@source` lines of first.css make Tailwind scan a file of the design system for classes. */
function looksIn(file: string): boolean {
  const matches = (glob: string) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`)
  const lines = [...sheet.matchAll(/^@source (not )?'\.\.\/([^']+)'/gm)]
  const named = (isNot: boolean) => lines.some(([, not, glob = '']) => Boolean(not) === isNot && matches(glob))
  return named(false) && !named(true)
}

/** Lists all files of the design system with rendered elements that a file of the app imports. */
function looksOf(file: string): string[] {
  const imported = [...modulesLoadedBy(file)].flatMap((name) => {
    const [, path] = /^@tsudoi\/design-system\/((?:components|screens)\/.+)$/.exec(name) ?? []
    return path && !/\.(types|rules)$/.test(path) ? [resolve(designSystem, `${path}.tsx`)] : []
  })
  const rendered = /\/(components|screens)\/.+\.tsx$/
  return [...new Set(imported.flatMap((path) => [...modulesLoadedBy(path)]))].filter((path) => rendered.test(path))
}

describe('the landing pages of the app', () => {
  it('have all their styles in first.css, including those of header, footer and menu', async () => {
    const pages = (await pageFiles()).filter(({ page }) => page.isLanding)
    expect(pages.length).toBeGreaterThan(3)
    const files = [...new Set([resolve('app/main.tsx'), ...pages.map(({ file }) => file)].flatMap(looksOf))]
    expect(files.length).toBeGreaterThan(50)
    expect(files.map((path) => relative(designSystem, path)).filter((path) => !looksIn(path))).toEqual([])
  })
})
