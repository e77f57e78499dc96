import { expect, it, vi } from 'vitest'
import { openOverlays } from './openOverlays.ts'

/** Blocks the thread, as rendering a page does on a slow phone. */
function blockFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('openOverlays does not report an overlay as refused to close if it only closes late, because the page is busy (Q432)', async () => {
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

it('openOverlays reports an overlay that refused to close, and then counts this overlay as open (Q432)', async () => {
  const onRefused = vi.fn<() => void>()
  const remove = openOverlays.add(() => {})
  openOverlays.closeDownTo(0, onRefused)
  expect(openOverlays.count()).toBe(0)
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce())
  expect(openOverlays.count()).toBe(1)
  remove()
})
