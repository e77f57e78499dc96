import { isFailure, statesOfCase, type SuccessCase } from '../../case.ts'
import { calls, type CallName } from '../../cases.ts'
import type { Call } from '../../client.ts'
import type { Endpoint } from '../../endpoint.ts'
import { getEpisodeDetail } from '../../event/event.endpoints.ts'
import { fieldsOf } from '../../fields.ts'
import { idsIn } from '../../ids.ts'
import { timedLists, type TimedList } from '../../states/entryTimes.ts'
import { state, type StateUse } from '../../states.ts'
import { setUpBearer } from './effects.ts'
import { expectRefusal } from './expectRefusal.ts'
import { assertHolds, isSame, type Script, type ScriptContext } from './script.ts'

/**
 * The largest page size: a host must be able to return this number of entries on a page, and must not return more
 * (Q457).
 */
export const largestLimit = 100
/** After this number of pages, a list counts as endless. */
const maxPages = 300

type Query = Readonly<Record<string, string | number | boolean>>
type Json = Readonly<Record<string, unknown>>

/** An endpoint that returns a list in pages. */
interface PagedCall {
  name: CallName
  endpoint: Endpoint
  /** A case whose list has several entries. */
  example: SuccessCase<Endpoint>
  /** The query field that contains the requested number of entries. */
  limit: 'limit' | 'seek.limit'
  /** The query field that contains the end of the previous page; undefined if the endpoint has an offset instead. */
  cursor: string | undefined
}

const cursorPattern = /^(seek\.)?last[A-Z]\w*$/

/** All endpoints whose query contains a number of entries. */
export const pagedCalls: readonly PagedCall[] = calls.flatMap(({ name, endpoint, cases }) => {
  const fields = [...fieldsOf(endpoint.query).keys()]
  const limit = (['limit', 'seek.limit'] as const).find((field) => fields.includes(field))
  const example = cases['middlePage'] ?? cases['lastPage'] ?? cases['full']
  if (!limit || !example || isFailure(example)) return []
  const cursor = fields.find((field) => cursorPattern.test(field))
  return [{ name: name as CallName, endpoint, example, limit, cursor }]
})

/** A page as the host answered it. */
interface Page {
  /** The ids in each entry, which identify the entry: other fields may differ between two answers. */
  entries: string[]
  /** The query field that requests the next page; undefined if no page follows. */
  next: Query | undefined
}

/** Reads one page. `from` is the value `next` of the previous page. */
async function readPage(call: Call, paged: PagedCall, limit: number | undefined, from: Query = {}): Promise<Page> {
  const { endpoint, example, limit: limitField, cursor } = paged
  const { query = {}, ...request } = example.request as { query?: Query }
  const isOfPage = (field: string) => field === limitField || field === 'offset' || cursorPattern.test(field)
  const rest = Object.fromEntries(Object.entries(query).filter(([field]) => !isOfPage(field)))
  const asked = { ...rest, ...(limit !== undefined && { [limitField]: limit }), ...from }
  const answer = (await call(endpoint, { ...request, query: asked } as never)) as Json
  const list = (Object.values(answer).find((value) => Array.isArray(value)) ?? []) as unknown[]
  const entries = list.map((entry) => JSON.stringify(idsIn(entry)))
  if (cursor === undefined) {
    const offset = Number(from['offset'] ?? 0) + entries.length
    return { entries, next: entries.length > 0 && offset < Number(answer['total']) ? { offset } : undefined }
  }
  const place = cursor.startsWith('seek.') ? ((answer['seek'] ?? {}) as Json) : answer
  if (place['hasNext'] !== true) return { entries, next: undefined }
  const field = cursor.replace('seek.', '')
  const end = place[field] ?? (list.at(-1) as Json | undefined)?.[entryField(field)]
  assertHolds(typeof end === 'string', `a page with hasNext has no ${cursor}`)
  return { entries, next: { [cursor]: end } }
}

/**
 * Returns the field of an entry that a cursor names, for lists whose answer has no cursor: `lastLotteryId` →
 * `lotteryId`.
 */
const entryField = (cursor: string) => cursor.charAt(4).toLowerCase() + cursor.slice(5)

/** Reads a list page by page to its end, starting from where a previous page has ended. */
async function readPages(call: Call, paged: PagedCall, limit: number | undefined, from?: Query): Promise<string[]> {
  const entries: string[] = []
  let next: Query | undefined = from ?? {}
  for (let pages = 0; next; pages += 1) {
    assertHolds(pages < maxPages, `the list has no end with ${limit ?? 'the default number of'} entries a page`)
    const page: Page = await readPage(call, paged, limit, next)
    assertHolds(page.entries.length > 0 || !page.next, 'an empty page says that more follows')
    entries.push(...page.entries)
    next = page.next
  }
  return entries
}

/**
 * Compares two lists of entries.
 *
 * @throws {ScriptFailure} that names the first difference
 */
function expectEntries(what: string, expected: readonly string[], found: readonly string[]): void {
  const lost = expected.filter((entry) => !found.includes(entry))
  const repeated = found.filter((entry, index) => found.indexOf(entry) !== index)
  assertHolds(lost.length === 0, `${what}: lost ${lost.join(', ')}`)
  assertHolds(repeated.length === 0, `${what}: repeated ${repeated.join(', ')}`)
  assertHolds(isSame([...found], [...expected]), `${what}: expected ${expected.join()}, found ${found.join()}`)
}

/** Sets up provider states. Resolves with a client of their member or guest. */
const callerOf = async ({ given, as }: ScriptContext, states: readonly StateUse[]) =>
  as(await setUpBearer(states, given))

/**
 * Reads the list with pages of one, two, and the default number of entries, and compares them with the largest pages.
 */
async function comparePages(call: Call, paged: PagedCall): Promise<string[]> {
  const entries = await readPages(call, paged, largestLimit)
  assertHolds(entries.length > 1, `the list has ${entries.length} entries`)
  for (const limit of [1, 2, undefined])
    expectEntries(`pages of ${limit ?? 'the default number'}`, entries, await readPages(call, paged, limit))
  return entries
}

/**
 * Returns the provider states of a case with another number of entries; undefined if no state has a number of entries.
 */
function statesWithCount(states: readonly StateUse[], change: (count: number) => number): StateUse[] | undefined {
  const hasCount = ({ params }: StateUse) => 'count' in params
  if (!states.some(hasCount)) return undefined
  return states.map((use) => {
    const { count } = use.params as { count?: number }
    return count === undefined ? use : ({ ...use, params: { ...use.params, count: change(count) } } as StateUse)
  })
}

/** Provider states that are added to those of a case whose list has a single entry. */
const furtherStates: Readonly<Partial<Record<CallName, readonly StateUse[]>>> = {
  'campaign.listCampaigns': [state('a preorder'), state('a channel draw'), state('a ranking campaign')],
  'channel.listChannels': [state('a channel', { ipId: 'ip-hoshiyomi-2' })],
}

/** A script that compares pages of different sizes. */
const pagesOf = (paged: PagedCall): Script => ({
  host: paged.endpoint.host,
  name: `pages of ${paged.name} have every entry once, in one order, whatever their size`,
  proves: [paged.endpoint.source === 'ours' ? 'Q80' : paged.endpoint.source],
  async play(stage) {
    const call = await callerOf(stage, [...statesOfCase(paged.example), ...(furtherStates[paged.name] ?? [])])
    await comparePages(call, paged)
  },
})

/** A script that requests pages without entries. */
const emptyPages = (paged: PagedCall): Script => ({
  host: paged.endpoint.host,
  name: `pages of ${paged.name} without entries are refused`,
  proves: ['Q457'],
  async play(stage) {
    const call = await callerOf(stage, statesOfCase(paged.example))
    for (const limit of [0, -1])
      await expectRefusal(`a page of ${limit} entries`, readPage(call, paged, limit), 'InvalidArgument')
  },
})

/** A script about a list that is longer than the largest page. */
const longList = (paged: PagedCall): Script[] => {
  const states = statesWithCount(statesOfCase(paged.example), () => largestLimit + 1)
  if (!states || !callsWithExtendableList.includes(paged.name)) return []
  return [
    {
      host: paged.endpoint.host,
      name: `pages of ${paged.name} have at most ${largestLimit} entries, whatever the request asks for`,
      proves: ['Q457'],
      async play(stage) {
        const call = await callerOf(stage, states)
        const all = await readPages(call, paged, largestLimit)
        assertHolds(all.length > largestLimit, `the list has ${all.length} entries`)
        expectEntries('pages of the default number', all, await readPages(call, paged, undefined))
        const asked = await readPage(call, paged, 1_000).catch(() => undefined)
        if (asked) assertHolds(asked.entries.length <= largestLimit, `a page has ${asked.entries.length} entries`)
        else await expectRefusal('a page of 1000 entries', readPage(call, paged, 1_000), 'InvalidArgument')
      },
    },
  ]
}

/** A script about entries with the same time, and with times that differ by a millisecond. */
const pagesOfOneTime = (list: TimedList): Script => {
  const paged = pagedCallNamed(list)
  return {
    host: paged.endpoint.host,
    name: `pages of ${list} lose and repeat no entry of one time, and keep its order`,
    proves: ['Q80'],
    async play(stage) {
      const call = await callerOf(stage, statesOfCase(paged.example))
      for (const stepMs of [0, 1]) {
        await stage.given('entries of one time', { list, stepMs })
        const entries = await comparePages(call, paged)
        for (const _ of [1, 2, 3])
          expectEntries('the same page again', entries, (await readPage(call, paged, largestLimit)).entries)
      }
    },
  }
}

/**
 * Calls whose provider state takes the number of entries in the list. Ids and times are fixed, so a larger number only
 * adds entries to the same list.
 */
export const callsWithExtendableList: readonly CallName[] = [
  'notice.listNotices',
  'notice.listNoticesNologin',
  'offer.listOfferItems',
  'post.listPosts',
  'present.listPresentHistory',
  'present.listPresents',
  'shop.listShopCoins',
  'special.listSpecials',
  'video.listVideos',
]

/** Calls of {@link callsWithExtendableList} whose list gets new entries at the front, in the order of `newestFirst`. */
export const growingLists = callsWithExtendableList.filter((name) => name !== 'offer.listOfferItems')
const newestFirst: Readonly<Partial<Record<CallName, Query>>> = { 'shop.listShopCoins': { 'seek.order': 'DESC' } }

/** A script in which the list gets new entries between two pages. */
const growingList = (name: CallName): Script => {
  const paged = withQuery(pagedCallNamed(name), newestFirst[name])
  return {
    host: paged.endpoint.host,
    name: `pages of ${name} lose and repeat no entry when the list grows between them`,
    proves: [paged.endpoint.source],
    async play(stage) {
      const states = statesOfCase(paged.example)
      const call = await callerOf(stage, states)
      const before = await readPages(call, paged, largestLimit)
      const { entries: first, next } = await readPage(call, paged, 2)
      assertHolds(next !== undefined, 'nothing follows after two entries')
      const grown = statesWithCount(states, (count) => count + 2) ?? []
      for (const use of grown.filter(({ params }) => 'count' in params)) await stage.given(use.name, use.params)
      const rest = await readPages(call, paged, 2, next)
      const former = [...first, ...rest].filter((entry) => before.includes(entry))
      expectEntries('the entries from before', before, former)
    },
  }
}

/** Returns the same endpoint with further fields in the query of its request. */
function withQuery(paged: PagedCall, query: Query = {}): PagedCall {
  const request = paged.example.request as { query?: Query }
  return { ...paged, example: { ...paged.example, request: { ...request, query: { ...request.query, ...query } } } }
}

function pagedCallNamed(name: CallName): PagedCall {
  const paged = pagedCalls.find((each) => each.name === name)
  if (!paged) throw new Error(`${name} returns no pages`)
  return paged
}

/** Scripts about pages: a list is the same with pages of any size, and no entry is lost or repeated (Q80). */
export const pageScripts: readonly Script[] = [
  ...pagedCalls.map(pagesOf),
  ...pagedCalls.map(emptyPages),
  ...timedLists.map(pagesOfOneTime),
  ...growingLists.map(growingList),
  ...pagedCalls.flatMap(longList),
  {
    host: 'app',
    name: 'the numbered pages of a bulletin board have every entry once',
    proves: ['C030'],
    async play(stage) {
      const { accessToken } = await stage.given('a member')
      await stage.given('a channel')
      const { eventId, episodeId } = await stage.given('an event')
      const { count } = await stage.given('a bulletin board', { count: 45 })
      const call = stage.as(accessToken)
      const found: string[] = []
      for (let page = 1, hasNext = true; hasNext; page += 1) {
        assertHolds(page <= count, `page ${page} of ${count} entries says that more follows`)
        const answer = await call(getEpisodeDetail, { params: { episodeId }, query: { eventId, page } })
        found.push(...answer.data.bbsList.map(({ bbsId }) => bbsId))
        hasNext = answer.pagination.hasNext
      }
      const distinct = new Set(found).size
      assertHolds(distinct === count, `${distinct} of ${count} entries are shown`)
      assertHolds(found.length === count, `${found.length - distinct} entries are repeated`)
    },
  },
]
