import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { registerPaletteTool } from '../../.storybook/paletteTool.ts'

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
  expect(shown({ palette: '' })).not.toContain('元の色')
  const tried = shown({ palette: '#00a0e9' })
  expect(tried).toContain('value="#00a0e9"')
  expect(tried).toContain('元の色')
  expect(tried).not.toContain('disabled')
})

it('the colour field of Storybook’s toolbar cannot change a colour that the story sets', () => {
  expect(shown({ palette: '#00a0e9' }, { palette: '#00a0e9' })).toContain('disabled')
})

it('the colour field of Storybook’s toolbar ignores an invalid colour in the URL', () => {
  expect(shown({ palette: 'red;}' })).not.toContain('元の色')
})
