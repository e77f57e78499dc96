// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { registerPaletteTool } from '../../.storybook/paletteTool.ts'

/** A mock of Storybook's manager: the values of the toolbar that the user and the story set. */
const { added, update, ofUser } = vi.hoisted(() => ({
  added: [] as { render: ComponentType }[],
  update: vi.fn<(globals: object) => void>(),
  ofUser: {} as { channel?: string; palette?: string },
}))
vi.mock('storybook/manager-api', () => ({
  types: { TOOL: 'tool' },
  useGlobals: () => [{ ...ofUser, channel: 'of the story' }, update, {}, { ...ofUser }],
  addons: {
    register: (_name: string, begin: () => void) => begin(),
    add: (_name: string, tool: { render: ComponentType }) => added.push(tool),
  },
}))

registerPaletteTool()
const tool = () => createElement(added[0]?.render ?? 'i')

afterEach(() => {
  cleanup()
  update.mockClear()
})

it('selecting a channel in Storybook’s toolbar ends the trial of a colour, which would hide the channel’s', () => {
  Object.assign(ofUser, { channel: 'none', palette: '#2e8b57' })
  const { rerender } = render(tool())
  expect(update).not.toHaveBeenCalled()
  ofUser.channel = 'benio'
  rerender(tool())
  expect(update).toHaveBeenCalledExactlyOnceWith({ palette: '' })
})

it('a colour of the URL stays while Storybook opens, although the channel is not known at first', () => {
  Object.assign(ofUser, { channel: undefined, palette: '#2e8b57' })
  const { rerender } = render(tool())
  ofUser.channel = 'benio'
  rerender(tool())
  expect(update).not.toHaveBeenCalled()
})
