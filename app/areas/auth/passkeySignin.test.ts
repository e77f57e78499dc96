import { WebAuthnError } from '@simplewebauthn/browser'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memberHost } from '../../testing/memberHost.tsx'
import { testToken } from '../../testing/testToken.ts'

const browser = vi.hoisted(() => ({
  startAuthentication: vi.fn<(options: object) => Promise<object>>(),
  cancelCeremony: vi.fn<() => void>(),
}))
vi.mock('@simplewebauthn/browser', async (original) => ({
  ...(await original<object>()),
  startAuthentication: browser.startAuthentication,
  WebAuthnAbortService: { cancelCeremony: browser.cancelCeremony },
}))
const { autofillRenewalMs, isPasskeyOffered, signInByPasskey, suggestPasskeys } = await import('./passkeySignin.ts')

const server = memberHost()
const signed = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'Yw', authenticatorData: 'YQ', signature: 'cw', userHandle: 'dQ' },
}
const tokens = { accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({}) }
const aborted = () =>
  new WebAuthnError({ message: 'aborted', code: 'ERROR_CEREMONY_ABORTED', cause: new DOMException('', 'AbortError') })

const sent: unknown[] = []
let prepared = 0
beforeEach(() => {
  sent.length = 0
  prepared = 0
  server.use(
    http.post('*/v1/auth/signin/passkey/prepare', () => {
      prepared += 1
      return HttpResponse.json({ options: { challenge: `challenge-${prepared}`, rpId: 'localhost' } })
    }),
    http.post('*/v1/auth/signin/passkey', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(tokens)
    }),
    http.get('*/v2/account/auth', () => HttpResponse.json({ accountId: 'acc-hikari' })),
    http.get('*/v2/time', () => HttpResponse.json({ time: '2026-01-31T10:00:00Z' })),
  )
  browser.startAuthentication.mockResolvedValue(signed)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const refuse = (messageCode: string, status: number) =>
  server.use(http.post('*/v1/auth/signin/passkey', () => HttpResponse.json({ messageCode, code: status }, { status })))

it('a log-in by a passkey requires a verified user, and sends only the fields of the contract', async () => {
  expect(await signInByPasskey({ isAutofill: false })).toBeUndefined()
  expect(browser.startAuthentication.mock.calls[0]?.[0]).toMatchObject({
    useBrowserAutofill: false,
    optionsJSON: { challenge: 'challenge-1', rpId: 'localhost', userVerification: 'required' },
  })
  const { clientExtensionResults, ...credential } = signed
  expect(clientExtensionResults).toEqual({})
  expect(sent).toEqual([{ credential }])
})

it('a passkey without the handle of an account is refused as unknown, and not sent', async () => {
  browser.startAuthentication.mockResolvedValue({ ...signed, response: { ...signed.response, userHandle: undefined } })
  expect(await signInByPasskey({ isAutofill: false })).toBe('unknown')
  expect(sent).toEqual([])
})

it('a log-in that the user cancels is reported as cancelled, and sends nothing', async () => {
  browser.startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  expect(await signInByPasskey({ isAutofill: false })).toBe('cancelled')
  expect(sent).toEqual([])
})

it.each([
  ['PasskeyRefused', 400, 'unknown'],
  ['PasskeyRequestExpired', 410, 'expired'],
])('the refusal %s (%s) of the host becomes the problem %s', async (code, status, problem) => {
  refuse(code, status)
  expect(await signInByPasskey({ isAutofill: false })).toBe(problem)
})

it('the refusal of a suspended account is thrown with its error code', async () => {
  refuse('SuspendAccount', 403)
  await expect(signInByPasskey({ isAutofill: false })).rejects.toMatchObject({ messageCode: 'SuspendAccount' })
})

it.each([
  [200, true],
  [404, false],
  [501, false],
  [500, false],
])('a host that answers the request for options with %s offers passkeys: %s', async (status, isOffered) => {
  const body = status === 200 ? { options: { challenge: 'x', rpId: 'localhost' } } : { messageCode: 'x', code: status }
  server.use(http.post('*/v1/auth/signin/passkey/prepare', () => HttpResponse.json(body, { status })))
  expect(await isPasskeyOffered()).toBe(isOffered)
})

it('the passkey suggestions in the field get another challenge before the first one expires', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let end: ((error: unknown) => void) | undefined
  browser.startAuthentication.mockImplementation(() => new Promise((_, reject) => (end = reject)))
  browser.cancelCeremony.mockImplementation(() => end?.(aborted()))
  const leaving = new AbortController()
  const outcome = suggestPasskeys(leaving.signal)
  await vi.waitFor(() => expect(browser.startAuthentication).toHaveBeenCalledTimes(1))
  await vi.advanceTimersByTimeAsync(autofillRenewalMs)
  await vi.waitFor(() => expect(browser.startAuthentication).toHaveBeenCalledTimes(2))
  expect(browser.startAuthentication.mock.calls[1]?.[0]).toMatchObject({
    useBrowserAutofill: true,
    optionsJSON: { challenge: 'challenge-2' },
  })
  leaving.abort()
  expect(await outcome).toBe('cancelled')
  expect(prepared).toBe(2)
})

it('the passkey suggestions in the field end if the browser refuses them, and request no further challenge', async () => {
  browser.startAuthentication.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  expect(await suggestPasskeys(new AbortController().signal)).toBe('cancelled')
  expect(prepared).toBe(1)
})

it('the browser is not asked for a passkey if the user leaves the page before the options arrive', async () => {
  const leaving = new AbortController()
  leaving.abort()
  expect(await suggestPasskeys(leaving.signal)).toBe('cancelled')
  expect(browser.startAuthentication).not.toHaveBeenCalled()
})
