import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as LogoutRoute } from './LogoutRoute.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

/** Opens /account/logout on top of another page. `idx` is the entry's index in the app's own history. */
async function open(idx: number) {
  const router = createMemoryRouter(
    [
      { path: '*', element: <p /> },
      { path: '/account/logout', element: <LogoutRoute /> },
    ],
    {
      initialEntries: ['/elsewhere', '/before', '/account/logout'],
    },
  )
  history.replaceState({ idx, key: router.state.location.key }, '')
  render(
    <Queries>
      <RouterProvider router={router} />
    </Queries>,
  )
  const cancel = await screen.findByRole('button', { name: 'ログインしたままにする' })
  return { router, cancel: () => act(async () => (cancel.click(), cancel.click())) }
}

it.each([
  ['goes one page back, even if pressed twice', 1, '/before'],
  ['opens the home page if the page before is on another site (W034)', 0, '/home'],
])('the cancel button of the logout page %s', async (_what, idx, path) => {
  const { router, cancel } = await open(idx)
  await cancel()
  expect(router.state.location.pathname).toBe(path)
})
