import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { themeCss } from './theme.ts'

const home = new URL('..', import.meta.url).pathname
const file = (name: string) => readFileSync(`${home}/${name}`, 'utf8')

/** Compiles utilities like the Tailwind of another app that imports the theme. */
async function compiled(...utilities: string[]): Promise<string> {
  const pathOf = (id: string) =>
    id === 'tailwindcss' ? createRequire(import.meta.url).resolve('tailwindcss/index.css') : `${home}/${id}`
  const compiler = await compile(`@import 'tailwindcss';\n${file('theme.css')}`, {
    loadStylesheet: (id, base) =>
      Promise.resolve({ path: pathOf(id), base, content: readFileSync(pathOf(id), 'utf8') }),
  })
  return compiler.build(utilities)
}

describe('theme.css, for apps with a Tailwind of their own', () => {
  it('is generated from the current tokens', () => {
    expect(file('theme.css')).toBe(themeCss())
  })

  it('gives the app’s Tailwind the colour roles, sizes and layout utilities of the design system', async () => {
    const css = await compiled(
      'bg-paper',
      'text-quiet',
      'text-14',
      'desk:text-20',
      'rounded-control',
      'figure-40',
      'page',
    )
    expect(css).toContain('background-color: var(--paper)')
    expect(css).toContain('color: var(--quiet)')
    expect(css).toMatch(/font-size: (0\.875rem|var\(--text-14\))/)
    expect(css).toContain('1024px')
    expect(css).toContain('border-radius: 6px')
    expect(css).toContain('font-size: min(2.5rem')
    expect(css).toContain('max-width: 1344px')
  })

  it('leaves the app’s own palette as it is', async () => {
    expect(await compiled('bg-red-500')).toContain('background-color: var(--color-red-500)')
  })
})
