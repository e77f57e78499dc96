import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../env.ts'
import { queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { provideHostApp } from '../../platform/hostApp.ts'
import { Component as OutsideRoute } from './OutsideRoute.tsx'

const configured = { faq: env.faq, contact: env.contact }

afterEach(() => {
  cleanup()
  Object.assign(env, configured)
  provideHostApp(undefined)
  vi.restoreAllMocks()
})

/** Opens the page. Returns a spy on the browser's redirect. */
function open(address: string) {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>home</p> },
      { path: '*', element: <OutsideRoute /> },
    ],
    { initialEntries: [address] },
  )
  render(
    <Queries>
      <RouterProvider router={router} />
    </Queries>,
  )
  return { replace, router }
}

describe('the FAQ or the contact page on an external site', () => {
  it.each([
    [
      'the FAQ, with the coin shop as the origin (R021, W054)',
      '/account/faq?type=shop',
      'https://help.example/faq?type=shop',
    ],
    ['the FAQ (R021, W054)', '/account/faq', 'https://help.example/faq'],
    ['the contact form (R022, W055)', '/account/contact', 'https://help.example/contact'],
  ])('replaces the app’s page in the browser tab: %s', async (_what, address, outside) => {
    Object.assign(env, { faq: 'https://help.example/faq', contact: 'https://help.example/contact' })
    const { replace } = open(address)
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(outside))
  })

  it.each([
    ['/account/faq?type=shop', 'よくある質問', 'https://help.example/faq?type=shop'],
    ['/account/contact', 'お問い合わせ', 'https://help.example/contact'],
  ])(
    'is opened once by the host app in a webview, while the app stays on its own page: %s (S002)',
    async (address, title, outside) => {
      Object.assign(env, { faq: 'https://help.example/faq', contact: 'https://help.example/contact' })
      const send = vi.fn<(message: object) => void>()
      provideHostApp({ send, listen: () => () => {} })
      const { replace, router } = open(address)
      await waitFor(() => expect(send.mock.calls).toEqual([[{ type: 'open', url: outside }]]))
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: `${title}を開く` })
      expect(link.href).toBe(outside)
      await act(() => router.navigate('/home'))
      await act(() => router.navigate(-1))
      expect(router.state.location.pathname + router.state.location.search).toBe(address)
      expect([send.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0])
    },
  )

  it.each([
    ['/account/faq', 'よくある質問'],
    ['/account/contact', 'お問い合わせ'],
  ])(
    'is not opened if the deployment configures no URL for it; the app shows its own page instead: %s',
    async (address, title) => {
      const { replace } = open(address)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
      expect(replace).not.toHaveBeenCalled()
    },
  )
})
