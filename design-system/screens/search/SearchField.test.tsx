// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openOverlays } from '../../openOverlays.ts'
import { SearchField, type SearchFieldProps } from './parts/SearchField.tsx'

afterEach(cleanup)

const suggestion = (key: string) => ({ key, parts: [{ text: key, isMarked: false }], note: '' })
const field = () => screen.getByRole('combobox')
const active = () =>
  field().ownerDocument.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

/** Renders the field with these suggestions. Returns its callbacks, and a function that changes the suggestions. */
function open(...keys: string[]) {
  const onChoose = vi.fn<SearchFieldProps['onChoose']>()
  const onSubmit = vi.fn<() => void>()
  const input = createRef<HTMLInputElement>()
  const view = (all: readonly string[]) => (
    <SearchField
      words="a"
      suggestions={all.map(suggestion)}
      onWords={() => undefined}
      onChoose={onChoose}
      onSubmit={onSubmit}
      input={input}
    />
  )
  const { rerender } = render(view(keys))
  return { onChoose, onSubmit, show: (...all: string[]) => rerender(view(all)) }
}

describe('the suggestions of the search field (Q496)', () => {
  it('keep the same suggestion active when others arrive above it', () => {
    const { onChoose, show } = open('x', 'y')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(active()).toBe('y')
    show('w', 'x', 'y')
    expect(active()).toBe('y')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(onChoose.mock.calls).toEqual([['y']])
  })

  it('scroll with the keys: each suggestion that becomes active is brought into view', () => {
    const shown: unknown[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
      shown.push([this.textContent, options])
    })
    open('x', 'y')
    for (const key of ['ArrowDown', 'ArrowDown', 'Home']) fireEvent.keyDown(field(), { key })
    expect(shown).toEqual(['x', 'y', 'x'].map((key) => [key, { block: 'nearest' }]))
    vi.restoreAllMocks()
  })

  it('have no active one after the active suggestion has disappeared, so that Enter opens none', () => {
    const { onChoose, onSubmit, show } = open('x', 'y')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    show('y')
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect([onChoose.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 1])
  })

  it.each(['Enter', 'ArrowDown', 'Escape', 'Home'])('ignore %s while an input method handles it', (key) => {
    const { onChoose, onSubmit } = open('x', 'y')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    for (const press of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(field(), { key, ...press })
    expect(active()).toBe('x')
    expect([onChoose.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0])
  })

  it('close when the focus leaves the field, and have an id that the field names', () => {
    open('x')
    fireEvent.click(field())
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'))
    fireEvent.blur(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('are an overlay while they are shown, which Back closes (Q432)', () => {
    open('x')
    expect(openOverlays.count()).toBe(0)
    fireEvent.click(field())
    expect(openOverlays.count()).toBe(1)
    act(() => void openOverlays.closeTop())
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(openOverlays.count()).toBe(0)
  })
})
