import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetLoginRequired } from '../session/sessionStore.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { useIsCurrentUrl } from './useIsCurrentUrl.ts'
import { useMembersOnly } from './useMembersOnly.ts'

/** Wraps a page as the router renders it: with its own location, even if the browser's URL has already changed. */
const shownAt =
  (address: string) =>
  ({ children }: { children: ReactNode }) => (
    <BrowserRouter>
      <Routes location={address}>
        <Route path="*" element={children} />
      </Routes>
    </BrowserRouter>
  )

afterEach(forgetLoginRequired)

describe('a page that is still on the screen while the next one loads', () => {
  it('has login links that return to this page, not to the next one (S026, S068)', () => {
    setTestUrl('http://127.0.0.1/home')
    const { login, signUp } = renderHook(useMembersOnly, { wrapper: shownAt('/ticket?tab=used') }).result.current.hrefs
    for (const href of [login, signUp]) {
      const callback = new URL(href, location.origin).searchParams.get('callback')
      expect(callback).toBe('http://127.0.0.1/ticket?tab=used')
    }
  })

  it.each([
    ['http://127.0.0.1/ticket?tab=used', true],
    ['http://127.0.0.1/ticket?tab=used#shop', true],
    ['http://127.0.0.1/ticket', false],
    ['http://127.0.0.1/home', false],
  ])('detects at %s whether the URL is still its own: %s', (address, isHere) => {
    setTestUrl(address)
    const { result } = renderHook(useIsCurrentUrl, { wrapper: shownAt('/ticket?tab=used') })
    expect(result.current()).toBe(isHere)
  })
})
