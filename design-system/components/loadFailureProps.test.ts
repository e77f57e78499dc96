// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { loadFailureProps } from './loadFailureProps.ts'

/** An image of server-rendered HTML, at the moment when React attaches its props. */
function hydrated(state: { complete: boolean; naturalWidth: number }) {
  const image = document.createElement('img')
  Object.defineProperty(image, 'complete', { value: state.complete })
  Object.defineProperty(image, 'naturalWidth', { value: state.naturalWidth })
  image.decode = () => (state.naturalWidth === 0 ? Promise.reject(new Error('broken')) : Promise.resolve())
  const onFailure = vi.fn<() => void>()
  loadFailureProps(onFailure).ref(image)
  return onFailure
}

it('an image that failed to load before hydration is reported, so that its letter or drawing replaces it', async () => {
  const onFailure = hydrated({ complete: true, naturalWidth: 0 })
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
})

it.each([
  ['has loaded', { complete: true, naturalWidth: 48 }],
  ['is loading', { complete: false, naturalWidth: 0 }],
])('an image that %s before hydration is not reported', async (_case, state) => {
  const onFailure = hydrated(state)
  await Promise.resolve()
  expect(onFailure).not.toHaveBeenCalled()
})
