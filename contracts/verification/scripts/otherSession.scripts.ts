import { getProfile } from '../../account/account.endpoints.ts'
import {
  checkSavePasswordCode,
  disableProvider,
  enableProvider,
  refreshTokens,
  saveEmail,
  savePassword,
  signinEmail,
  undoLoginChanges,
} from '../../auth/auth.endpoints.ts'
import { expectRefusal } from './expectRefusal.ts'
import { ScriptFailure, assertHolds, type Script, type ScriptContext } from './script.ts'

const refresh = { body: { refresh: true } } as const
const newPassword = 'Tsudoi-2029'

/** A change of how a member logs in, which ends every other session of the member. */
interface LoginChange {
  name: string
  proves: readonly string[]
  /**
   * Makes the change with the access token of the member's newest session. Resolves with the access token that is valid
   * afterwards; undefined if no token is.
   */
  change: (stage: ScriptContext, accessToken: string) => Promise<string | undefined>
}

const loginChanges: readonly LoginChange[] = [
  {
    name: 'a saved password ends every other session',
    proves: ['X3', 'X21'],
    async change({ given, as }, accessToken) {
      const { code } = await given('a change of the log-in that waits for its code', { change: 'PASSWORD' })
      const { tokens } = await as(accessToken)(checkSavePasswordCode, { body: { code } })
      const own = tokens?.accessToken ?? accessToken
      await as(own)(savePassword, { body: { password: newPassword } })
      return own
    },
  },
  {
    name: 'a saved address ends every other session',
    proves: ['X21'],
    async change({ given, as }, accessToken) {
      const { email } = await given('an address without an account')
      const { code } = await given('a change of the log-in that waits for its code', { change: 'EMAIL', email })
      await given('a fresh proof of the member')
      await as(accessToken)(saveEmail, { body: { code } })
      return accessToken
    },
  },
  {
    name: 'a provider that is taken away ends every other session',
    proves: ['X21'],
    async change({ given, as }, accessToken) {
      await given('a linked provider')
      await given('a fresh proof of the member')
      await as(accessToken)(disableProvider, { body: { provider: 'GOOGLE' } })
      return accessToken
    },
  },
  {
    name: 'a linked provider ends every other session',
    proves: ['X21'],
    async change({ given, as }) {
      const visit = await given('a visit to a provider', { accountId: 'acc-hikari' })
      await given('a fresh proof of the member')
      await as(visit.accessToken)(enableProvider, { body: { code: visit.code, state: visit.state } })
      return visit.accessToken
    },
  },
  {
    name: 'undoing a change of the log-in ends every session',
    proves: ['X21'],
    async change({ given, as }) {
      const { token } = await given('a link that undoes a change of the log-in', { accountId: 'acc-hikari' })
      const { accessToken: guest } = await given('a guest')
      await as(guest)(undoLoginChanges, { body: { token, password: newPassword } })
      return undefined
    },
  },
]

const scriptOf = ({ name, proves, change }: LoginChange): Script => ({
  host: 'user',
  name,
  proves,
  async play(stage) {
    const { given, as } = stage
    const former = await given('a member')
    const { accessToken: guest } = await given('a guest')
    const body = { email: former.email, password: former.password }
    const newest = await as(guest)(signinEmail, { body })
    await as(former.accessToken)(getProfile, {})
    const own = await change(stage, newest.accessToken)
    await expectRefusal("another session's access token", as(former.accessToken)(getProfile, {}), 'Unauthenticated')
    const renewed = as(former.refreshToken)(refreshTokens, refresh)
    await expectRefusal("another session's refresh token", renewed, 'Unauthenticated')
    if (own !== undefined) await as(own)(getProfile, {})
  },
})

/** Scripts about the other sessions of a member, and about two tabs of one session (X3, X21). */
export const otherSessionScripts: readonly Script[] = [
  ...loginChanges.map(scriptOf),
  {
    host: 'user',
    name: 'two refreshes at once do not end the session',
    proves: ['X3', 'Q110'],
    async play({ given, as }) {
      const { refreshToken } = await given('a member')
      const tab = () => as(refreshToken)(refreshTokens, refresh)
      const answers = await Promise.allSettled([tab(), tab()])
      const renewed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      assertHolds(renewed.length > 0, 'both are refused')
      for (const tokens of renewed) {
        await as(tokens.accessToken)(getProfile, {}).catch((error: unknown) => {
          throw new ScriptFailure(`the new access token of one tab is refused (${String(error)})`)
        })
      }
      const [first] = renewed
      assertHolds(first !== undefined, 'no tokens')
      await as(first.refreshToken)(refreshTokens, refresh)
    },
  },
]
