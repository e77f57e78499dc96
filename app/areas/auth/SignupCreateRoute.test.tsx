import { QueryClientProvider } from '@tanstack/react-query'
import { handlersFor } from '@tsudoi/contracts/msw'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadErrorTexts } from '../../errors/failure.ts'
import { queryClient } from '../../queryClient.ts'
import { deleteSession } from '../../session/endSession.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { testToken } from '../../testing/testToken.ts'
import { setTestUrl } from '../../testing/setTestUrl.ts'
import { storedProviderSignup } from './storedProviderSignup.ts'
import { pendingSignup } from './pendingSignup.ts'
import { Component as SignupCreate } from './SignupCreateRoute.tsx'

const server = setupServer(...handlersFor('auth.signinGuest', 'full'))

beforeAll(async () => {
  setTestUrl('http://127.0.0.1/signup/create')
  server.listen({ onUnhandledFrame: 'error' })
  await loadErrorTexts()
})
afterAll(() => server.close())
beforeEach(() => tokenCookies.store({ accessToken: testToken({}), refreshToken: testToken({}) }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  deleteSession()
})

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

function open(address: string): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <main>
          <Routes>
            <Route path="/signup/create" element={<SignupCreate />} />
            <Route path="*" element={null} />
          </Routes>
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const email = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: /メールアドレス/ })).value
const at = () => screen.getByTestId('address').textContent

describe('the sign-up page (R007, W040)', () => {
  it('asks for the e-mail address but no password if a provider has confirmed the person (C004)', async () => {
    storedProviderSignup.storeConfirmed('LINE', 'akari@example.com')
    open('/signup/create?provider=LINE')
    expect(await email()).toBe('akari@example.com')
    expect(screen.queryByLabelText(/パスワード/)).toBeNull()
  })

  it('redirects to the choice of the sign-up method if the provider in the URL has not confirmed a person in this tab', async () => {
    open('/signup/create?provider=LINE')
    await waitFor(() => expect(at()).toBe('/signup/top'))
  })

  it.each(['password', 'provider'] as const)(
    'returns to the first step, with the address filled in, if the server refuses another code for a sign-up by %s (S030, E034, X5)',
    async (method) => {
      storedProviderSignup.storeConfirmed('GOOGLE', 'akari@example.com')
      pendingSignup.codeMailed(method, 'akari@example.com')
      server.use(...handlersFor('auth.resendSignupCode', 'TimeExpiredVerification'))
      open('/signup/create?page=code')
      expect(heading()).toContain('コード')
      fireEvent.click(screen.getByRole('button', { name: /^新しいコードを送る/ }))
      const form = method === 'password' ? '/signup/create' : '/signup/create?provider=GOOGLE'
      await waitFor(() => expect(at()).toBe(form))
      await screen.findByText(/認証コードの期限が切れました/)
      expect(await email()).toBe('akari@example.com')
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
      expect(document.cookie).not.toContain('email-cache')
    },
  )

  it('links to the provider again if the provider’s confirmation has expired, and keeps the typed address (E035)', async () => {
    storedProviderSignup.storeConfirmed('GOOGLE', 'akari@example.com')
    server.use(...handlersFor('auth.prepareSignupProvider', 'TimeExpiredAccount'))
    open('/signup/create?provider=GOOGLE')
    fireEvent.click(await screen.findByRole('button', { name: /^認証コードを送る/ }))
    await screen.findByRole('button', { name: /^もう一度Googleで確認する/ })
    expect(await email()).toBe('akari@example.com')
    expect(pendingSignup.read()).toBeUndefined()
  })
})
