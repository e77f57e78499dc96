import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '../../env.ts'
import { queryWrapper as Queries } from '../../testing/memberHost.tsx'
import { Component as OutsideRoute } from './OutsideRoute.tsx'

const configured = { faq: env.faq, contact: env.contact }

afterEach(() => {
  cleanup()
  Object.assign(env, configured)
  vi.restoreAllMocks()
})

/** Opens the page; gives where the browser was led to. */
function open(address: string) {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const router = createMemoryRouter([{ path: '*', element: <OutsideRoute /> }], { initialEntries: [address] })
  render(
    <Queries>
      <RouterProvider router={router} />
    </Queries>,
  )
  return replace
}

describe('a page that is somewhere else', () => {
  it.each([
    [
      'the FAQ, told that one comes from the shop (R021, W054)',
      '/account/faq?type=shop',
      'https://help.example/faq?type=shop',
    ],
    ['the FAQ (R021, W054)', '/account/faq', 'https://help.example/faq'],
    ['the contact form (R022, W055)', '/account/contact', 'https://help.example/contact'],
  ])('opens in the place of the visit: %s', async (_what, address, outside) => {
    Object.assign(env, { faq: 'https://help.example/faq', contact: 'https://help.example/contact' })
    const replace = open(address)
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(outside))
  })

  it.each([
    ['/account/faq', 'よくある質問'],
    ['/account/contact', 'お問い合わせ'],
  ])('is said to be missing while nothing is configured: %s', async (address, title) => {
    const replace = open(address)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    expect(replace).not.toHaveBeenCalled()
  })
})
