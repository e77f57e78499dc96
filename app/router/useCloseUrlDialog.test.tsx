import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useCloseUrlDialog } from './useCloseUrlDialog.ts'

const entries = ['/before', '/page', '/page?by=coins']

/** Opens a page from another one, with a question in its URL. */
function opened(isOwnStep: boolean) {
  function Asking() {
    return (
      <button type="button" onClick={useCloseUrlDialog(isOwnStep, '/page')}>
        とじる
      </button>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Asking /> }], { initialEntries: entries, initialIndex: 2 })
  render(<RouterProvider router={router} />)
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address, close: () => screen.getByRole('button').click() }
}

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

test('closing a question in the URL twice in a row goes back one step, and never leaves the page (Q192, X13)', async () => {
  const { router, address, close } = opened(true)
  await act(async () => (close(), close()))
  expect(address()).toBe('/page')
  await act(() => router.navigate('/page?by=coins'))
  await act(async () => close())
  expect(address()).toBe('/page')
})

test('closing a question in the URL does nothing in a render of a history entry that the browser has left (Q192)', async () => {
  const { address, close } = opened(true)
  history.replaceState({ idx: 1 }, '')
  await act(async () => close())
  expect(address()).toBe('/page?by=coins')
})

test('closing a question in the URL on the app’s first history entry replaces the URL, because Back would leave the site', async () => {
  const { router, address, close } = opened(true)
  history.replaceState({ idx: 0, key: router.state.location.key }, '')
  await act(async () => close())
  expect(address()).toBe('/page')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/page')
})

test('closing a question whose URL the user has typed replaces the URL (Q192)', async () => {
  const { router, address, close } = opened(false)
  await act(async () => close())
  expect(address()).toBe('/page')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/page')
})
