import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './undo.endpoints.ts'

const sora = state('another member')
const tooManyTries = state('too many tries from this address')
const token = 'undo-link-of-sora-0123456789abcdef'
const password = 'Tsudoi-2027'

const link = (params: Parameters<typeof state<'a link that undoes a change of the log-in'>>[1] = {}) => [
  sora,
  state('a link that undoes a change of the log-in', params),
]
const check = { as: 'guest' as const, given: link(), request: { body: { token } } }
const undo = { as: 'guest' as const, given: link(), request: { body: { token, password } } }
const undoWith = (newPassword: string) => ({ ...undo, request: { body: { token, password: newPassword } } })

const changeTime = '2026-06-20T12:00:00Z'

/** The example requests and answers ("cases") of the login-undo endpoints. */
export const undoCases = {
  checkLoginUndo: {
    full: {
      ...check,
      given: link({ changed: 'PROVIDERS' }),
      answer: {
        email: 'sora@example.com',
        changes: [
          { kind: 'PROVIDER_ADDED', provider: 'LINE', changeTime },
          { kind: 'PROVIDER_REMOVED', provider: 'GOOGLE', changeTime },
        ],
        expireTime: '2026-06-27T12:00:00Z',
      },
      exact: ['email'],
    },
    minimal: {
      ...check,
      answer: {
        email: 'sora-old@example.com',
        changes: [{ kind: 'EMAIL', changeTime }],
        expireTime: '2026-06-27T12:00:00Z',
      },
      exact: ['email'],
    },
    NotFound: { as: 'guest', request: { body: { token: 'no-such-link' } }, fails: 'NotFound' },
    UndoLinkExpired: { ...check, given: link({ isExpired: true }), fails: 'UndoLinkExpired' },
    UndoLinkUsed: { ...check, given: link({ isUsed: true }), fails: 'UndoLinkUsed' },
    TooManyRequests: { ...check, given: [...link(), tooManyTries], fails: 'TooManyRequests' },
  },
  undoLoginChanges: {
    full: { ...undo, answer: {} },
    InvalidPasswordFormat: { ...undoWith('パスワードは2027'), fails: 'InvalidPasswordFormat' },
    InvalidPasswordLength: { ...undoWith('Tsu-202'), fails: 'InvalidPasswordLength' },
    InvalidPasswordConsecutive: { ...undoWith('Tsudoi-2222'), fails: 'InvalidPasswordConsecutive' },
    /** Another member has signed up with the old address since, so it cannot be restored. */
    AlreadyUsedEmail: {
      ...undo,
      given: [
        ...link(),
        state('another member', { accountId: 'acc-umi', email: 'sora-old@example.com', uniqueName: 'umi2026' }),
      ],
      fails: 'AlreadyUsedEmail',
    },
    NotFound: { as: 'guest', request: { body: { token: 'no-such-link', password } }, fails: 'NotFound' },
    UndoLinkExpired: { ...undo, given: link({ isExpired: true }), fails: 'UndoLinkExpired' },
    UndoLinkUsed: { ...undo, given: link({ isUsed: true }), fails: 'UndoLinkUsed' },
    TooManyRequests: { ...undo, given: [...link(), tooManyTries], fails: 'TooManyRequests' },
  },
} satisfies AreaCases<typeof endpoints>
