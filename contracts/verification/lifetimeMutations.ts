import type { CallName } from '../cases.ts'
import { hosts } from '../hosts.ts'
import { hours, minutes, timeAfter } from '../sandbox/runtime/clock.ts'
import type { CallContext } from '../sandbox/runtime/http/callContext.ts'
import { TokenMint } from '../sandbox/runtime/security/tokens.ts'
import type { Mutation } from './mutations.ts'
import type { HandlerMistake, SubtleMutation } from './subtleMutations.ts'

const never = new Date('2100-01-01T00:00:00Z')

/** Mistake: the codes that the handler mails are valid for longer or shorter than ten minutes. */
const codesLive =
  (lifetimeMs: number): HandlerMistake =>
  (right) =>
  async (ctx) => {
    const answer = await right(ctx)
    const columns = { code_expires_at: timeAfter(ctx.now, lifetimeMs) }
    await ctx.db.updateTable('mailed_code').set(columns).execute()
    await ctx.db.updateTable('signup').set(columns).execute()
    return answer
  }

/** Mistake: a lock that the handler sets after wrong attempts never ends. */
const locksForEver: HandlerMistake = (right) => (ctx) =>
  right(ctx).catch(async (error: unknown) => {
    await extendLocks(ctx)
    throw error
  })

async function extendLocks({ db }: Pick<CallContext, 'db'>): Promise<void> {
  const locked = { locked_until: never }
  await db.updateTable('signup').set(locked).where('locked_until', 'is not', null).execute()
  await db.updateTable('mailed_code').set(locked).where('locked_until', 'is not', null).execute()
  const failure = { ...locked, tried_at: never }
  await db.updateTable('signin_failure').set(failure).where('locked_until', 'is not', null).execute()
}

/**
 * Mistake: the handler refuses a refresh token immediately after its first use, so another tab that sends it at the
 * same moment is refused.
 */
const withoutGrace: HandlerMistake = (right) => async (ctx) => {
  const answer = await right(ctx)
  await ctx.db
    .updateTable('refresh_token')
    .set({ used_at: timeAfter(ctx.now, -minutes(1)) })
    .where('used_at', 'is not', null)
    .execute()
  return answer
}

const mailing: readonly CallName[] = [
  'auth.prepareSignup',
  'auth.resendSignupCode',
  'auth.prepareResetPassword',
  'auth.prepareSavePassword',
  'auth.prepareSaveEmail',
  'auth.prepareReauthentication',
]

const entered: readonly CallName[] = ['auth.checkSavePasswordCode', 'auth.checkResetPasswordCode']

/** Mutations (simulated mistakes of a host) about the time for which codes, locks and refresh tokens are valid. */
export const lifetimeMutations: readonly SubtleMutation[] = [
  ...mailing.flatMap((call) => [
    { call, what: 'mails codes for ten hours', mistake: codesLive(hours(10)), noticedBy: '^user: the code .* expired' },
    { call, what: 'mails codes for a minute', mistake: codesLive(minutes(1)), noticedBy: '^user: the code .* expired' },
  ]),
  ...entered.map((call) => ({
    call,
    what: 'proves an address for ten hours',
    mistake: codesLive(hours(10)),
    noticedBy: '^user: eleven minutes after',
  })),
  ...(['auth.signinEmail', 'auth.signupEmail'] as const).map((call) => ({
    call,
    what: 'locks for ever',
    mistake: locksForEver,
    noticedBy: '^user: .* a day later',
  })),
  {
    call: 'auth.refreshTokens',
    what: 'refuses a token that another tab has just used, and ends the session',
    mistake: withoutGrace,
    noticedBy: '^user: two refreshes at once',
  },
]

/** The methods of `TokenMint` that a mutation replaces. */
interface Mint {
  read: (this: TokenMint, ...given: Parameters<TokenMint['read']>) => ReturnType<TokenMint['read']>
}

/** Makes every access token in this process valid forever. Returns a function that ends this mutation. */
function makeTokensImmortal(): () => void {
  const mint: Mint = TokenMint.prototype
  const { read } = mint
  mint.read = async function (...given) {
    const claims = await read.apply(this, given)
    return claims && { ...claims, exp: never.getTime() / 1000 }
  }
  return () => (mint.read = read)
}

/** A mutation for each host: its access tokens never expire. */
export const immortalTokenMutations: readonly Mutation[] = hosts.map((host) => ({
  name: `${host}: access tokens never expire`,
  host,
  calls: `^${host}: .* after an hour`,
  switchOn: makeTokensImmortal,
}))
