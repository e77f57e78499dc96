import { isFailure } from '../case.ts'
import type { CallCases, CallName } from '../cases.ts'
import { closedWithChannel } from '../closedWithChannel.ts'
import type { Endpoint } from '../endpoint.ts'
import type { CallContext, Handler } from '../sandbox/runtime/http/callContext.ts'

/** The handler of any endpoint. */
export type AnyHandler = Handler<Endpoint>
/** Turns a correct handler into one that makes a mistake. */
export type HandlerMistake = (right: AnyHandler, call: CallCases) => AnyHandler

/** A mistake of one endpoint, made inside the sandbox, that the interactions of its area or the scripts must detect. */
export interface SubtleMutation {
  call: CallName
  what: string
  mistake: HandlerMistake
  /**
   * A filter for the scripts that detect the mistake. Default: the scripts of the endpoint's area, and the general
   * ones.
   */
  noticedBy?: string
  /** Whether only the scripts about rate limits detect the mistake, as in `Mutation.isAboutLimits`. */
  isAboutLimits?: boolean
}

/** The message code of a refusal; undefined for any other error. */
const codeOf = (error: unknown) => (Object(error) as { messageCode?: string }).messageCode

const full = ({ cases }: CallCases): object => {
  const example = cases['full']
  return example && !isFailure(example) ? (example.answer as object) : {}
}

/** Mistake: instead of refusing with this code, the handler answers successfully, without any effect. */
const ignoresRefusal =
  (code: string): HandlerMistake =>
  (right, call) =>
  (ctx) =>
    right(ctx).catch((error: unknown) => {
      if (codeOf(error) === code) return full(call)
      throw error
    })

/** Mistake: the handler forgets the caller's account, so that blocks have no effect. */
const withoutAccount: HandlerMistake = (right) => (ctx) => right({ ...ctx, accountId: undefined })

/** Mistake: the handler damages the stored data after the request. */
const corruptsData =
  (spoil: (ctx: CallContext) => Promise<unknown>): HandlerMistake =>
  (right) =>
  async (ctx) => {
    const answer = await right(ctx)
    await spoil(ctx)
    return answer
  }

/** Mistake: the handler returns a changed answer. */
const changesAnswer =
  (change: (answer: never) => object): HandlerMistake =>
  (right) =>
  async (ctx) =>
    change((await right(ctx)) as never)

/** All mutations (simulated mistakes of a host) that concern a single endpoint. */
export const subtleMutations: readonly SubtleMutation[] = [
  ...[...closedWithChannel]
    .filter((_, index) => index % 6 === 0)
    .map((call) => ({
      call: call as CallName,
      what: 'is answered while its channel is over',
      mistake: ignoresRefusal('UnavailableIpPublicationPeriod'),
    })),
  { call: 'post.createPost', what: 'has no limit', mistake: ignoresRefusal('TooManyRequests'), isAboutLimits: true },
  { call: 'post.likePost', what: 'has no limit', mistake: ignoresRefusal('TooManyRequests'), isAboutLimits: true },
  {
    call: 'auth.prepareSignup',
    what: 'has no limit for a caller',
    mistake: ignoresRefusal('TooManyRequests'),
    isAboutLimits: true,
  },
  { call: 'post.listPosts', what: 'shows who is blocked', mistake: withoutAccount },
  { call: 'post.searchPosts', what: 'finds posts of blocked authors', mistake: withoutAccount },
  {
    call: 'block.blockAccount',
    what: 'takes back who is followed, and no block',
    mistake: corruptsData(({ db }) => db.deleteFrom('block').execute()),
  },
  {
    call: 'payment.listTransactions',
    what: 'shows the orders of all',
    mistake: (right) => async (ctx) => {
      const accounts = await ctx.db.selectFrom('account').select('id').execute()
      const answers = await Promise.all(accounts.map(({ id }) => right({ ...ctx, accountId: id })))
      return { list: answers.flatMap((answer) => (answer as { list: object[] }).list) }
    },
  },
  {
    call: 'serial.registerSerialCodes',
    what: 'leaves codes unused',
    mistake: corruptsData(({ db }) => db.deleteFrom('serial_code_use').execute()),
  },
  {
    call: 'present.receivePresents',
    what: 'leaves the presents in the box',
    mistake: corruptsData(({ db }) => db.updateTable('present').set({ received_at: null }).execute()),
  },
  {
    call: 'post.deletePost',
    what: 'leaves the answers to it',
    mistake: (right) => async (ctx) => {
      const { postId = '' } = ctx.params as { postId?: string }
      const orphans = { root_post_id: '', parent_post_id: null, depth: 0 } as const
      await ctx.db
        .updateTable('post')
        .set((eb) => ({ ...orphans, root_post_id: eb.ref('id') }))
        .where('parent_post_id', '=', postId)
        .execute()
      return right(ctx)
    },
  },
  {
    call: 'notice.countUnreadNotices',
    what: 'counts those that were read',
    mistake: changesAnswer(() => ({ noticeUnreadCount: 1 })),
  },
  {
    call: 'notice.listNotices',
    what: 'shows all as unread',
    mistake: changesAnswer(({ list, ...rest }: { list: object[] }) => ({
      ...rest,
      list: list.map((each) => ({ ...each, isRead: false })),
    })),
  },
  { call: 'account.getPublicProfile', what: 'shows who is blocked', mistake: withoutAccount },
  {
    call: 'coin.listCoinHistory',
    what: 'shows what was spent as given',
    mistake: changesAnswer(({ list, ...rest }: { list: { optionCoin: { free: number; paid: number } }[] }) => ({
      ...rest,
      list: list.map(({ optionCoin: { free, paid }, ...each }) => ({
        ...each,
        optionCoin: { free: Math.abs(free), paid: Math.abs(paid) },
      })),
    })),
  },
  {
    call: 'coin.getCoinBalance',
    what: 'shows the coins of another member',
    mistake: (right) => async (ctx) => {
      const others = ctx.db
        .selectFrom('account')
        .select('id')
        .where('id', '<>', ctx.accountId ?? '')
      const { id } = (await others.executeTakeFirst()) ?? {}
      return right({ ...ctx, accountId: id ?? ctx.accountId })
    },
  },
]
