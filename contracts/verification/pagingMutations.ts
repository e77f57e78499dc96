import type { CallName } from '../cases.ts'
import { timedLists } from '../states/entryTimes.ts'
import type { MoneyMutation } from './moneyMutations.ts'
import { growingLists, largestLimit, callsWithExtendableList } from './scripts/page.scripts.ts'
import type { AnyHandler, HandlerMistake } from './subtleMutations.ts'

type Json = Readonly<Record<string, unknown>>
type Query = Readonly<Record<string, unknown>>

/** An answer with a list and its `seek`. */
interface SeekAnswer {
  /** The name of the list's field. */
  field: string
  list: readonly unknown[]
  seek: Json
}

function seekAnswerOf(answer: object): SeekAnswer {
  const [field = '', list = []] = Object.entries(answer).find(([, value]) => Array.isArray(value)) ?? []
  return { field, list: list as unknown[], seek: ((answer as Json)['seek'] ?? {}) as Json }
}

/** Mistake: the handler changes the list or the `seek` of its answers. */
const changesPages =
  (change: (page: SeekAnswer, query: Query) => Partial<Pick<SeekAnswer, 'list' | 'seek'>>): HandlerMistake =>
  (right) =>
  async (ctx) => {
    const answer = (await right(ctx)) as object
    const page = seekAnswerOf(answer)
    const { list, seek } = { ...page, ...change(page, Object(ctx.query) as Query) }
    return { ...answer, [page.field]: list, seek }
  }

/** Mistake: a page ends after exactly `limit` entries, even between entries with the same time. */
const cutsEqualTimes = changesPages(({ list, seek }, query) => {
  const limit = Number(query['seek.limit'] ?? Infinity)
  return list.length > limit ? { list: list.slice(0, limit), seek: { ...seek, hasNext: true } } : {}
})

/** Mistake: the order of entries with the same time changes with every request. */
const changesOrder: HandlerMistake = (right, call) => {
  let requests = 0
  const mistake = changesPages(({ list }) => ({ list: (requests += 1) % 2 === 0 ? list.toReversed() : list }))
  return mistake(right, call)
}

/** Mistake: the cursor is rounded to whole seconds. */
const roundsCursors = changesPages(({ seek }) => ({
  seek: Object.fromEntries(
    Object.entries(seek).map(([field, value]) => [field, typeof value === 'string' ? `${value.slice(0, 19)}Z` : value]),
  ),
}))

/** Mistake: a page continues after the number of entries that were sent before, and ignores the cursor. */
const continuesByPosition: HandlerMistake = (right) => {
  let sent = 0
  return async (ctx) => {
    const query = Object(ctx.query) as Query
    const whole = Object.entries(query).filter(([field]) => !/last[A-Z]/.test(field))
    const isFirst = whole.length === Object.keys(query).length
    const everything = { ...Object.fromEntries(whole), 'seek.limit': largestLimit }
    const answer = (await right({ ...ctx, query: everything as never })) as object
    const { field, list, seek } = seekAnswerOf(answer)
    const start = isFirst ? 0 : sent
    sent = start + Number(query['seek.limit'] ?? largestLimit)
    const page = (await right(ctx)) as object
    const hasNext = sent < list.length
    return { ...answer, [field]: list.slice(start, sent), seek: { ...seek, ...seekAnswerOf(page).seek, hasNext } }
  }
}

/** Mistake: a page with the default number of entries says that no page follows. */
const endsDefaultPages = changesPages(({ seek }, query) =>
  query['seek.limit'] === undefined ? { seek: { ...seek, hasNext: false } } : {},
)

const onTimes = (call: CallName, what: string, mistake: HandlerMistake): MoneyMutation => ({
  call,
  what,
  mistake,
  noticedBy: `pages of ${call} lose and repeat no entry of one time`,
})

/** All mutations (simulated mistakes of a host) about pages that are made inside the sandbox. */
export const pagingMutations: readonly MoneyMutation[] = [
  ...timedLists.flatMap((call) => [
    onTimes(call, 'cuts pages between equal times', cutsEqualTimes),
    onTimes(call, 'orders equal times differently each time', changesOrder),
    onTimes(call, 'rounds cursors to seconds', roundsCursors),
  ]),
  ...growingLists.map((call) => ({
    call,
    what: 'continues pages by their position',
    mistake: continuesByPosition,
    noticedBy: `pages of ${call} lose and repeat no entry when the list grows`,
  })),
  ...callsWithExtendableList.map((call) => ({
    call,
    what: 'ends with the first default page',
    mistake: endsDefaultPages,
    noticedBy: `pages of ${call} have at most`,
  })),
  {
    call: 'event.getEpisodeDetail',
    what: 'begins with its first page twice',
    mistake: (right: AnyHandler) => (ctx) => {
      const { page = 1, ...query } = Object(ctx.query) as { page?: number }
      return right({ ...ctx, query: { ...query, page: Math.max(1, page - 1) } as never })
    },
    noticedBy: 'the numbered pages',
  },
]
