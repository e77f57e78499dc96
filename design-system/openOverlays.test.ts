import { expect, it, vi } from 'vitest'
import { openOverlays } from './openOverlays.ts'

/** Keeps the thread busy, as a slow phone does that renders a page. */
function blockFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('does not take an overlay for one that refuses to close while the page is busy (Q432)', async () => {
  const onRefused = vi.fn<() => void>()
  const remove = openOverlays.add(() => {
    setTimeout(() => blockFor(400))
    setTimeout(remove, 350)
  })
  openOverlays.closeDownTo(0, onRefused)
  expect(openOverlays.closeTop()).toBe(true)
  await vi.waitFor(() => expect(openOverlays.closeTop()).toBe(false))
  expect(onRefused).not.toHaveBeenCalled()
})

it('reports an overlay that stays open, which then counts as open again (Q432)', async () => {
  const onRefused = vi.fn<() => void>()
  const remove = openOverlays.add(() => {})
  openOverlays.closeDownTo(0, onRefused)
  expect(openOverlays.count()).toBe(0)
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(openOverlays.count()).toBe(1)
  remove()
})
