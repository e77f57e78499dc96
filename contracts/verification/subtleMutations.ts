import { isFailure } from '../case.ts'
import type { CallCases, CallName } from '../cases.ts'
import { closedWithChannel } from '../closedWithChannel.ts'
import type { Endpoint } from '../endpoint.ts'
import type { CallContext, Handler } from '../sandbox/runtime/http/callContext.ts'

export type AnyHandler = Handler<Endpoint>
/** Makes of the right handler one that errs. */
export type Mistake = (right: AnyHandler, call: CallCases) => AnyHandler

/** A mistake inside the sandbox that one call makes; the interactions of its area and the scripts must notice it. */
interface Subtle {
  call: CallName
  what: string
  mistake: Mistake
  /** As of a mutation. */
  isAboutLimits?: boolean
}

/** The code of a refusal; undefined for anything else. */
const codeOf = (error: unknown) => (Object(error) as { messageCode?: string }).messageCode

const full = ({ cases }: CallCases): object => {
  const example = cases['full']
  return example && !isFailure(example) ? (example.answer as object) : {}
}

/** What is refused with this code is answered as if all were well, and nothing is done. */
const lets =
  (code: string): Mistake =>
  (right, call) =>
  (ask) =>
    right(ask).catch((error: unknown) => {
      if (codeOf(error) === code) return full(call)
      throw error
    })

/** Sees the world as nobody does: no block counts. */
const asNobody: Mistake = (right) => (ask) => right({ ...ask, accountId: undefined })

/** Afterwards, something of the world is as it should not be. */
const thenDoes =
  (spoil: (ask: CallContext) => Promise<unknown>): Mistake =>
  (right) =>
  async (ask) => {
    const answer = await right(ask)
    await spoil(ask)
    return answer
  }

/** The answer says something else. */
const says =
  (change: (answer: never) => object): Mistake =>
  (right) =>
  async (ask) =>
    change((await right(ask)) as never)

export const subtleMutations: readonly Subtle[] = [
  ...[...closedWithChannel]
    .filter((_, index) => index % 6 === 0)
    .map((call) => ({
      call: call as CallName,
      what: 'is answered while its channel is over',
      mistake: lets('UnavailableIpPublicationPeriod'),
    })),
  { call: 'post.createPost', what: 'has no limit', mistake: lets('TooManyRequests'), isAboutLimits: true },
  { call: 'post.likePost', what: 'has no limit', mistake: lets('TooManyRequests'), isAboutLimits: true },
  {
    call: 'auth.prepareSignup',
    what: 'has no limit for a caller',
    mistake: lets('TooManyRequests'),
    isAboutLimits: true,
  },
  { call: 'post.listPosts', what: 'shows who is blocked', mistake: asNobody },
  {
    call: 'block.blockAccount',
    what: 'takes back who is followed, and no block',
    mistake: thenDoes(({ db }) => db.deleteFrom('block').execute()),
  },
  {
    call: 'payment.listTransactions',
    what: 'shows the orders of all',
    mistake: (right) => async (ask) => {
      const accounts = await ask.db.selectFrom('account').select('id').execute()
      const answers = await Promise.all(accounts.map(({ id }) => right({ ...ask, accountId: id })))
      return { list: answers.flatMap((answer) => (answer as { list: object[] }).list) }
    },
  },
  {
    call: 'serial.registerSerialCodes',
    what: 'leaves codes unused',
    mistake: thenDoes(({ db }) => db.deleteFrom('serial_code_use').execute()),
  },
  {
    call: 'present.receivePresents',
    what: 'leaves the presents in the box',
    mistake: thenDoes(({ db }) => db.updateTable('present').set({ received_at: null }).execute()),
  },
  {
    call: 'post.deletePost',
    what: 'leaves the answers to it',
    mistake: (right) => async (ask) => {
      const { postId = '' } = ask.params as { postId?: string }
      const orphans = { root_post_id: '', parent_post_id: null, depth: 0 } as const
      await ask.db
        .updateTable('post')
        .set((eb) => ({ ...orphans, root_post_id: eb.ref('id') }))
        .where('parent_post_id', '=', postId)
        .execute()
      return right(ask)
    },
  },
  {
    call: 'notice.countUnreadNotices',
    what: 'counts those that were read',
    mistake: says(() => ({ noticeUnreadCount: 1 })),
  },
  {
    call: 'notice.listNotices',
    what: 'shows all as unread',
    mistake: says(({ list, ...rest }: { list: object[] }) => ({
      ...rest,
      list: list.map((each) => ({ ...each, isRead: false })),
    })),
  },
  { call: 'account.getPublicProfile', what: 'shows who is blocked', mistake: asNobody },
  {
    call: 'coin.listCoinHistory',
    what: 'shows what was spent as given',
    mistake: says(({ list, ...rest }: { list: { optionCoin: { free: number; paid: number } }[] }) => ({
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
    mistake: (right) => async (ask) => {
      const others = ask.db
        .selectFrom('account')
        .select('id')
        .where('id', '<>', ask.accountId ?? '')
      const { id } = (await others.executeTakeFirst()) ?? {}
      return right({ ...ask, accountId: id ?? ask.accountId })
    },
  },
]
