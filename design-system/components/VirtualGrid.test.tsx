// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { VirtualGrid, type CellProps, type GridPosition } from './VirtualGrid.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a virtual grid reports which cell has the focus, even after two key presses within one frame (R064, W096)', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const onPlace = vi.fn<(place: GridPosition | undefined) => void>()
  render(
    <VirtualGrid
      items={['1番', '2番', '3番', '4番']}
      keyOf={(name) => name}
      label="座席"
      columnsFor={() => 4}
      onPlace={onPlace}
    >
      {(name, cell) => (
        <button type="button" {...cell}>
          {name}
        </button>
      )}
    </VirtualGrid>,
  )
  act(() => screen.getByRole('button', { name: '1番' }).focus())
  const press = () => {
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    act(() => void document.activeElement?.dispatchEvent(key))
  }
  press()
  press()
  expect(frames).toHaveLength(2)
  for (const frame of frames) act(() => frame(0))
  expect(document.activeElement?.textContent).toBe('3番')
  expect(onPlace.mock.lastCall?.[0]).toMatchObject({ key: '3番', at: 2, hasFocus: true })
})

it('a virtual grid re-renders only the rows whose cells change (W096)', () => {
  const rendered = vi.fn<(name: string, cell: CellProps) => ReactNode>((name, cell) => (
    <button type="button" {...cell}>
      {name}
    </button>
  ))
  const names = ['1番', '2番', '3番', '4番']
  const grid = { keyOf: (name: string) => name, label: '座席', columnsFor: () => 2, children: rendered }
  render(<VirtualGrid {...grid} items={names} />)
  rendered.mockClear()
  act(() => screen.getByRole('button', { name: '2番' }).focus())
  expect(rendered.mock.calls.map(([name]) => name)).toEqual(['1番', '2番'])
})
