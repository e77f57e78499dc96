import { isFailure, type SuccessCase } from '../case.ts'
import { callNamed, calls, type CallCases, type CallName } from '../cases.ts'
import type { Endpoint } from '../endpoint.ts'
import type { CallContext } from '../sandbox/runtime/http/callContext.ts'
import { newId } from '../sandbox/runtime/newId.ts'
import { startSession } from '../sandbox/runtime/security/sessions.ts'
import { handlers } from '../sandbox/handlers.ts'
import { immortalTokenMutations, lifetimeMutations } from './lifetimeMutations.ts'
import type { Mutation } from './mutations.ts'
import { moneyMutations } from './moneyMutations.ts'
import { pagingMutations } from './pagingMutations.ts'
import { passwordMutations } from './passwordMutations.ts'
import { readBackCalls } from './scripts/readBack.ts'
import { subtleMutations, type AnyHandler, type HandlerMistake } from './subtleMutations.ts'
import { textMutations } from './textMutations.ts'

/**
 * Mutations (simulated mistakes of a host) that a relay cannot simulate, because they concern a host's stored data.
 * They are made inside the sandbox, in the process of `npm run contracts:mutate`.
 */

/**
 * Replaces an endpoint's handler by one that makes the mistake while the mutation is switched on. Returns the function
 * that switches it on. Must be called before the host is created from the handlers.
 */
function withMistake(call: CallCases, mistake: HandlerMistake): Mutation['switchOn'] {
  const [area = '', name = ''] = call.name.split('.')
  const table = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[area] ?? {}
  const right = table[name]
  if (!right) throw new Error(`The sandbox has no ${call.name}`)
  const wrong = mistake(right, call)
  let isOn = false
  table[name] = (ctx) => (isOn ? wrong : right)(ctx)
  return () => {
    isOn = true
    return () => (isOn = false)
  }
}

const mutation = (what: string, call: CallCases, noticedBy: string, mistake: HandlerMistake): Mutation => ({
  name: `${call.name} ${what}`,
  host: call.endpoint.host,
  calls: noticedBy,
  switchOn: withMistake(call, mistake),
})

/**
 * Matches the titles of scripts that exist for every endpoint of a kind, or that detect the mutations of
 * moneyMutations.ts and pagingMutations.ts. There are many of these scripts, so they do not run for other mutations.
 */
const scriptsOfTheirOwn = String.raw`\w+\.\w+ |pages of |the (?:daily|free|limit|paid)|an? (?:paid )?order|of orders|a rental|every call |.* graphemes|.* as typed|.* characters|the code `

const scriptsOf = ({ endpoint: { host } }: CallCases) => `^${host}: (?!${scriptsOfTheirOwn})`

/** Mistake: the handler answers successfully, but changes nothing. */
const doesNothing: HandlerMistake =
  (_, { cases }) =>
  () =>
    Promise.resolve((cases['full'] as SuccessCase<Endpoint>).answer as object)

const idle: readonly CallName[] = [
  'account.discardAccount',
  'account.saveProfile',
  'address.saveAddress',
  'auth.checkResetPasswordCode',
  'auth.checkSavePasswordCode',
  'auth.resetPassword',
  'auth.saveEmail',
  'auth.savePassword',
  'auth.signout',
  'block.blockAccount',
  'block.unblockAccount',
  'channel.followChannel',
  'channel.unfollowChannel',
  'event.followEvent',
  'event.unfollowEvent',
  'notice.readNotice',
  'payment.deleteCreditCard',
  'payment.registerCreditCard',
  'post.createPost',
  'post.deletePost',
  'post.editPost',
  'post.likePost',
  'post.unlikePost',
  'present.receivePresents',
  'report.createReport',
]

/**
 * Filter for the interactions of the endpoint's area and for the scripts, except scripts about one endpoint of another
 * area.
 */
const areaOf = ({ area }: CallCases) => `^(${area}\\.|\\w+: (?!what (?!${area}\\.)|${scriptsOfTheirOwn}))`

/** Mistake: the handler ignores the idempotency key and uses a new one for each request. */
const ignoresTheKey: HandlerMistake = (right) => (ctx) => right({ ...ctx, idempotencyKey: newId('key') })

/** Mistake: the handler ignores permissions and repeats a refused request as a permitted account. */
const answersForAnybody: HandlerMistake = (right) => (ctx) =>
  right(ctx).catch(async (refusal: unknown) => {
    const accounts = await ctx.db.selectFrom('account').select('id').execute()
    for (const { id } of accounts) {
      const answer = await right({ ...ctx, accountId: id }).catch(() => undefined)
      if (answer) return answer
    }
    throw refusal
  })

const forOthers = calls.filter(({ cases: { ofAnother } }) => ofAnother && isFailure(ofAnother))

/** Mistake: after the request, the handler restores the sessions that the request should have ended. */
const keepsSessions: HandlerMistake = (right) => async (ctx) => {
  const answer = await right(ctx).catch((error: unknown) => error)
  await ctx.db.updateTable('session').set({ revoked_at: null }).execute()
  if (answer instanceof Error) throw answer
  return answer as object
}

/** The calls that change how a member logs in, and the scripts that notice if other sessions continue to work. */
const changesOfLogin: readonly CallName[] = [
  'auth.savePassword',
  'auth.saveEmail',
  'auth.disableProvider',
  'auth.enableProvider',
  'auth.undoLoginChanges',
]
const endsSessions = '^user: .* ends every (other )?session'

/** Mistake: the handler accepts single-use tokens that were already used. */
const takesUsedTokens: HandlerMistake = (right) => (ctx) =>
  right(ctx).catch(async () => {
    const used = await ctx.db
      .selectFrom('session')
      .select('account_id')
      .where('id', '=', ctx.sessionId ?? '')
      .executeTakeFirst()
    return startSession(ctx, used?.account_id ?? null)
  })

/** Mistake: the handler does not count wrong attempts. */
const ignoresWrongAttempts: HandlerMistake = (right) => (ctx) =>
  right(ctx).catch(async (error: unknown) => {
    await deleteAttempts(ctx)
    throw error
  })

async function deleteAttempts({ db }: Pick<CallContext, 'db'>): Promise<void> {
  await db.updateTable('signup').set({ failures: 0, locked_until: null }).execute()
  await db.updateTable('mailed_code').set({ failures: 0, locked_until: null }).execute()
  await db.deleteFrom('signin_failure').execute()
}

/** All mutations (simulated mistakes of a host) that are made inside the sandbox. */
export const innerMutations: readonly Mutation[] = [
  ...idle.map(callNamed).map((call) => mutation('does nothing', call, scriptsOf(call), doesNothing)),
  ...calls
    // Leaves out `purchaseVideo`: a purchased video cannot be bought again, so a repeated request charges nothing even
    // without a key.
    .filter(({ name, endpoint }) => endpoint.idempotent && name !== 'video.purchaseVideo')
    .map((call) => mutation('ignores its key', call, `^${call.endpoint.host}: ${call.name} `, ignoresTheKey)),
  ...forOthers.map((call) => mutation('is answered for anybody', call, `^${call.name}: ofAnother$`, answersForAnybody)),
  ...(['auth.refreshTokens', 'auth.resetPassword', 'auth.signinEmail'] as const)
    .map(callNamed)
    .map((call) => mutation('ends no session', call, scriptsOf(call), keepsSessions)),
  ...(['auth.signupEmail', 'auth.checkResetPasswordCode', 'auth.signinEmail'] as const)
    .map(callNamed)
    .map((call) => mutation('never locks', call, scriptsOf(call), ignoresWrongAttempts)),
  ...(Object.keys(readBackCalls) as CallName[])
    .map(callNamed)
    .map((call) => mutation('does nothing', call, `^${call.endpoint.host}: what ${call.name} writes`, doesNothing)),
  ...[...moneyMutations, ...pagingMutations].map(({ call, what, mistake, host, noticedBy }) => {
    const named = callNamed(call)
    const of = host ?? named.endpoint.host
    return { ...mutation(what, named, `^${of}: ${noticedBy}`, mistake), host: of }
  }),
  ...[...subtleMutations, ...passwordMutations, ...textMutations, ...lifetimeMutations].map(
    ({ call, what, mistake, noticedBy, isAboutLimits }) => {
      const named = callNamed(call)
      return { ...mutation(what, named, noticedBy ?? areaOf(named), mistake), isAboutLimits }
    },
  ),
  ...changesOfLogin.map(callNamed).map((call) => mutation('keeps other sessions', call, endsSessions, keepsSessions)),
  ...immortalTokenMutations,
  mutation('takes a used token', callNamed('auth.refreshTokens'), '^user: ', takesUsedTokens),
]
