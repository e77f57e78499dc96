import { WebAuthnError } from '@simplewebauthn/browser'
import { signinPasskey } from '@tsudoi/contracts/auth/passkey.endpoints'
import { expect, it } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { passkeyProblemOfBrowser, passkeyProblemOfServer } from './passkeyProblemOf.ts'

const named = (name: string) => Object.assign(new Error(name), { name })
const webAuthn = (code: WebAuthnError['code'], cause = named('Error')) =>
  new WebAuthnError({ message: code, code, cause })
const notAllowed = webAuthn('ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', named('NotAllowedError'))

it.each([
  ['the user closes the dialog', notAllowed, 5_000, 'cancelled'],
  ['the browser refuses by itself', named('NotAllowedError'), 10, 'cancelled'],
  ['the dialog was open for too long', notAllowed, 300_000, 'timeout'],
  ['the page is left', webAuthn('ERROR_CEREMONY_ABORTED'), 10, 'cancelled'],
  ['the device has the passkey', webAuthn('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'), 10, 'registered'],
  ['the page has another domain', webAuthn('ERROR_INVALID_RP_ID'), 10, 'wrongHost'],
  ['the page has no domain', webAuthn('ERROR_INVALID_DOMAIN'), 10, 'wrongHost'],
  [
    'the device verifies no user',
    webAuthn('ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT'),
    10,
    'noVerification',
  ],
  ['the authenticator fails', webAuthn('ERROR_AUTHENTICATOR_GENERAL_ERROR'), 10, 'failed'],
  ['anything else happens', named('TypeError'), 10, 'failed'],
  ['no error is thrown', 'text', 10, 'failed'],
] as const)('if %s, the page says so (%s)', (_, error, elapsed, problem) =>
  expect(passkeyProblemOfBrowser(error, elapsed, 300_000)).toBe(problem),
)

const refusal = (messageCode: string) =>
  new ApiError({ endpoint: signinPasskey, kind: 'status', status: 400, messageCode })

it.each([
  ['PasskeyRefused', 'unknown'],
  ['PasskeyRequestExpired', 'expired'],
  ['AlreadyAssociated', 'registered'],
  ['SuspendAccount', undefined],
  ['TooManyRequests', undefined],
])('the refusal %s of the server is shown on the page as %s', (code, problem) =>
  expect(passkeyProblemOfServer(refusal(code))).toBe(problem),
)
