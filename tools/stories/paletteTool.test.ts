import { globSync, readFileSync } from 'node:fs'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { paletteCss, paletteOf } from '../../.storybook/palette.ts'
import { registerPaletteTool } from '../../.storybook/paletteTool.ts'
import { channels, initialGlobals } from '../../.storybook/toolbar.ts'

/** A mock of Storybook's manager: all globals, a function that changes them, and the globals that the story sets. */
const { added, globals } = vi.hoisted(() => ({
  added: [] as { render: ComponentType }[],
  globals: { all: {} as object, ofStory: {} as object },
}))
vi.mock('storybook/manager-api', () => ({
  types: { TOOL: 'tool' },
  useGlobals: () => [globals.all, () => undefined, globals.ofStory, {}],
  addons: {
    register: (_name: string, begin: () => void) => begin(),
    add: (_name: string, tool: { render: ComponentType }) => added.push(tool),
  },
}))

registerPaletteTool()

function shown(all: object, ofStory: object = {}): string {
  Object.assign(globals, { all, ofStory })
  return renderToStaticMarkup(createElement(added[0]?.render ?? 'i'))
}

it('the colour field of Storybook’s toolbar shows the chosen colour, and a reset button while a colour is chosen', () => {
  expect(shown({ palette: '' })).toContain('>色を試す<')
  expect(shown({ palette: '' })).not.toContain('元の色')
  const tried = shown({ palette: '#00a0e9' })
  expect(tried).toContain('value="#00a0e9"')
  expect(tried).toContain('元の色')
  expect(tried).not.toContain('disabled')
})

it('the colour field of Storybook’s toolbar cannot change a colour that the story sets', () => {
  const fixed = shown({ palette: '#00a0e9' }, { palette: '#00a0e9' })
  expect(fixed).toContain('disabled')
  expect(fixed).toContain('>色はこのストーリーが決めています<')
  expect(shown({ palette: '#00a0e9' })).not.toContain('決めています')
})

it('the colour field of Storybook’s toolbar ignores an invalid colour in the URL', () => {
  expect(shown({ palette: 'red;}' })).not.toContain('元の色')
})

describe('the colour that Storybook’s toolbar gives to a screen', () => {
  const toolbar = { ...initialGlobals, channel: 'todai' }
  const seed = channels.find(({ id }) => id === 'todai')?.seed

  it('is that of the colour field, or of the channel selected by the user', () => {
    expect(paletteOf(toolbar, {})).toBe(seed)
    expect(paletteOf({ ...toolbar, palette: '#00a0e9' }, {})).toBe('#00a0e9')
    expect(paletteOf(initialGlobals, {})).toBeUndefined()
  })

  it('does not replace the colours of a story that selects a channel itself', () => {
    expect(paletteOf(toolbar, { channel: 'todai' })).toBeUndefined()
  })

  it('reaches every screen, because the design system sets the colours of channels in a single place', () => {
    const sources = globSync('design-system/**/*.{ts,tsx}', {
      exclude: ['**/dist/**', '**/node_modules/**', '**/*.test.*'],
    })
    const setting = sources.filter((file) => /\bchannel(Style|Roles)\(/.test(readFileSync(file, 'utf8')))
    const others = setting.filter((file) => !file.includes('/tokens/'))
    expect(others).toEqual(['design-system/components/themeAttributes.ts'])
    expect(paletteCss('#00a0e9')).toMatch(/^:root, \[data-channel\] \{ --day-solid: #[0-9a-f]{6} !important;/)
  })
})
