import type { SuccessCase } from '../case.ts'
import { callNamed, calls, cases } from '../cases.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Host } from '../hosts.ts'
import type { ReturnedAnswer, RelayOptions } from './relay.ts'
import { largestLimit } from './scripts/page.scripts.ts'
import type { ExtraPart } from './scripts/script.ts'

/** A simulated mistake of a host, which the verification must detect. */
export interface Mutation {
  name: string
  host: Host
  /** A filter for the interactions and scripts that detect the mistake: `^coin\\.listCoinHistory:`. */
  calls: string
  /** Simulates the mistake by a relay between the verification and the host. */
  relay?: RelayOptions
  /** Starts a mistake inside the sandbox (innerMutations.ts). Returns a function that ends it. */
  switchOn?: (() => () => void) | undefined
  /** Whether only the scripts about rate limits detect the mistake. Default: false. */
  isAboutLimits?: boolean | undefined
  /** The part outside the pacts whose scripts detect the mistake. Default: none. */
  part?: ExtraPart
}

type Json = Readonly<Record<string, unknown>>

/** Creates a relay that changes the body of all JSON answers with status 200. */
const answering = (change: (body: Json, path: string) => unknown): RelayOptions => ({
  onExchange: ({ status, headers, body, request }): ReturnedAnswer | undefined => {
    if (status !== 200) return undefined
    return {
      status,
      headers,
      body: Buffer.from(JSON.stringify(change(JSON.parse(body.toString()) as Json, request.path))),
    }
  },
})

/** Changes all fields with this name in a body, at any depth. */
const withField = (name: string, change: (value: unknown) => unknown) =>
  answering(
    (body) =>
      JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === name ? change(value) : value)) as unknown,
  )

/** Creates a relay that removes some query parameters, as if the host ignored them. */
const withoutQuery = (isIgnored: (name: string) => boolean): RelayOptions => ({
  changeRequest: ({ path, headers }) => {
    const [address = '', query] = path.split('?')
    const remainingQuery = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => !isIgnored(name)))
    return { path: remainingQuery.size > 0 ? `${address}?${remainingQuery}` : address, headers }
  },
})

/** Changes the lists of a body, at the first or second level. */
const listsChanged = (body: Json, change: (list: unknown[]) => unknown[]): Json =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? change(value as unknown[]) : value]),
  )

const reversed = answering((body) => listsChanged(body, (list) => list.toReversed()))

const lists: readonly (readonly [what: string, host: Host, call: string, hasLimit: boolean])[] = [
  ['offers', 'app', 'offer.listOfferItems', true],
  ['videos', 'app', 'video.listVideos', true],
  ['specials', 'app', 'special.listSpecials', true],
  ['packs of the shop', 'app', 'shop.listShopCoins', true],
  ['notices', 'app', 'notice.listNotices', true],
  ['presents', 'app', 'present.listPresents', true],
  ['received presents', 'app', 'present.listPresentHistory', true],
  ['posts', 'app', 'post.listPosts', true],
  ['events', 'app', 'event.listEvents', true],
  ['the board of an episode', 'app', 'event.getEpisodeDetail', false],
  ['blocks', 'app', 'block.listBlocks', true],
  ['coin history', 'app', 'coin.listCoinHistory', true],
]

const interactionsOf = (call: string) => `^${call.replace('.', String.raw`\.`)}:`

/** Mutations in which the host always or never announces a next page. */
const pages = lists.flatMap(([what, host, call]) =>
  [true, false].map((hasNext): Mutation => ({
    name: `${what}: hasNext is always ${hasNext}`,
    host,
    calls: interactionsOf(call),
    relay: withField('hasNext', () => hasNext),
  })),
)

/** Mutations in which the host ignores the cursor, so that every page is the first one. */
const cursors = [...lists, ['follows', 'app', 'channel.listFollows'] as const].map(([what, host, call]): Mutation => ({
  name: `${what}: where the list goes on is ignored`,
  host,
  calls: interactionsOf(call),
  relay: withoutQuery((name) => /^(seek\.last.*|offset|page)$/.test(name)),
}))

/** Mutations in which the host announces a next page after every full page, even after the last one. */
const fullPages = lists
  .filter(([, , , hasLimit]) => hasLimit)
  .map(([what, host, call]): Mutation => ({
    name: `${what}: hasNext is whether the page is full`,
    host,
    calls: interactionsOf(call),
    relay: answering((body, path) => {
      const query = new URLSearchParams(path.split('?')[1])
      const limit = Number(query.get('seek.limit') ?? query.get('limit') ?? Number.NaN)
      const list = Object.values(body).find((value) => Array.isArray(value)) as unknown[] | undefined
      if (Number.isNaN(limit) || !list) return body
      return { ...body, seek: { ...(body['seek'] as Json), hasNext: list.length >= limit } }
    }),
  }))

const orders = [
  ['coin history, in the other order', 'app', 'coin.listCoinHistory'],
  ['posts, in the other order', 'app', 'post.listPosts'],
  ['notices, in the other order', 'app', 'notice.listNotices'],
  ['presents, in the other order', 'app', 'present.listPresents'],
  ['events, in the other order', 'app', 'event.listEvents'],
  ['videos, in the other order', 'app', 'video.listVideos'],
  ['orders, in the other order', 'payment', 'payment.listTransactions'],
  ['received presents, in the other order', 'app', 'present.listPresentHistory'],
  ['offers, in the other order', 'app', 'offer.listOfferItems'],
  ['packs of the shop, in the other order', 'app', 'shop.listShopCoins'],
  ['specials, in the other order', 'app', 'special.listSpecials'],
  ['followed events, in the other order', 'app', 'event.listFollowedEvents'],
  ['follows, in the other order', 'app', 'channel.listFollows'],
  ['blocks, in the other order', 'app', 'block.listBlocks'],
] as const satisfies readonly (readonly [string, Host, string])[]

const reorders = orders.map(([name, host, call]): Mutation => ({
  name,
  host,
  calls: interactionsOf(call),
  relay: reversed,
}))

const filters: readonly Mutation[] = [
  ['notices', 'notice.listNotices', 'category'],
  ['videos', 'video.listVideos', 'accessType'],
  ['posts', 'post.listPosts', 'onlyOfficial'],
  ['own posts', 'post.listPosts', 'withAnswers'],
].map(([what, call = '', filter = '']) => ({
  name: `${what}: the filter ${filter} is ignored`,
  host: 'app',
  calls: interactionsOf(call),
  relay: withoutQuery((name) => name === filter),
}))

/**
 * Mutations in which the host accepts, for one call, a bearer token that is no longer valid, with the script that
 * detects the mistake.
 */
const servedBearers: readonly Mutation[] = (
  [
    ['app', 'GET', '/v2/coin/balance'],
    ['app', 'POST', '/v2/gacha/[^/]+/draw'],
    ['app', 'DELETE', '/v2/post/.*/like'],
    ['app', 'POST', '/http/v2/post/media'],
    ['user', 'GET', '/v2/profile'],
    ['user', 'POST', '/v2/account/discard'],
    ['payment', 'GET', '/v1/transaction'],
    ['payment', 'POST', '/v2/payment/sbps/purchase'],
    ['payment', 'DELETE', '/v2/payment/sbps/creditcard/.*'],
  ] as const
).flatMap(([host, method, path]) =>
  ['a session that has ended', 'a suspended member', 'after an hour'].map((bearer): Mutation => ({
    name: `${host}: ${method} ${path} is served to a bearer: ${bearer}`,
    host,
    calls: `^${host}: every call .*${bearer}`,
    relay: {
      onExchange: ({ status, headers, request }) =>
        status >= 400 && request.method === method && new RegExp(`^${path}(\\?|$)`).test(request.path)
          ? { status: 200, headers, body: Buffer.from('{}') }
          : undefined,
    },
  })),
)

const withoutKey: RelayOptions = {
  changeRequest: ({ path, headers: { 'idempotency-key': _key, ...headers } }) => ({ path, headers }),
}

/** Mutations in which the host ignores the price that the member confirmed, and charges the current one. */
const ignoredPrices = calls
  .filter(({ endpoint }) => endpoint.codes.includes('PriceChanged'))
  .map(({ name, endpoint }): Mutation => ({
    name: `${name} ignores the price that was confirmed`,
    host: endpoint.host,
    calls: interactionsOf(name),
    relay: withoutQuery((field) => field.startsWith('expected')),
  }))

/**
 * Creates a relay that answers requests of an endpoint with status 200 and another body, even if the host has refused
 * them.
 */
export const answersBy = (isAffected: (status: number, path: string) => boolean, body: object): RelayOptions => ({
  onExchange: ({ status, headers, request, ...rest }) =>
    isAffected(status, request.path)
      ? { status: 200, headers, body: Buffer.from(JSON.stringify(body)) }
      : { status, headers, ...rest },
})

/** Mutations in which the host accepts amounts that are zero, negative or not whole. */
const acceptedAmounts = (
  ['gacha.drawGacha', 'lottery.buyLottery', 'preorder.buyPreorder', 'vote.voteForCoop', 'vote.voteForTarget'] as const
).map((name): Mutation => {
  const { answer } = callNamed(name).cases['full'] as SuccessCase<Endpoint>
  return {
    name: `${name} takes zero and negative amounts`,
    host: 'app',
    calls: `^app: ${name} refuses wrong amounts`,
    relay: answersBy((status) => status === 400, answer as object),
  }
})

/** Mutations in which the host answers with a page of a wrong size, instead of refusing or limiting the size. */
const pageSizes = (
  [
    ['post.listPosts', 'postList', 0, 0],
    ['notice.listNotices', 'list', -1, 1],
    ['notice.listNotices', 'list', 1_000, largestLimit + 1],
  ] as const
).map(([name, field, limit, count]): Mutation => {
  const answer = (callNamed(name).cases['full'] as SuccessCase<Endpoint>).answer as Readonly<Record<string, unknown[]>>
  const list = Array.from({ length: count }, () => answer[field]?.[0])
  return {
    name: `${name} answers a page of ${limit} entries with ${count}`,
    host: 'app',
    calls: `^app: pages of ${name} `,
    relay: answersBy((_, path) => new RegExp(`seek.limit=${limit}(&|$)`).test(path), { ...answer, [field]: list }),
  }
})

const mistakes: readonly Mutation[] = [
  {
    name: 'a draw of ten has one result',
    host: 'app',
    calls: interactionsOf('gacha.drawGacha'),
    relay: answering((body) => listsChanged(body, (list) => list.slice(0, 1))),
  },
  {
    name: 'a draw of ten has eleven results',
    host: 'app',
    calls: interactionsOf('gacha.drawGacha'),
    relay: answering((body) => listsChanged(body, (list) => [...list, ...list.slice(-1)])),
  },
  {
    name: 'the last of ten results says its rate in words',
    host: 'app',
    calls: interactionsOf('gacha.drawGacha'),
    relay: answering((body) =>
      listsChanged(body, (list) =>
        list.map((each, index) => (index === 9 ? { ...(each as Json), ratePercent: 'rare' } : each)),
      ),
    ),
  },
  {
    name: 'coins are negative',
    host: 'app',
    calls: interactionsOf('coin.getCoinBalance'),
    relay: withField('total', () => -5),
  },
  {
    name: 'a date is impossible',
    host: 'payment',
    calls: interactionsOf('payment.listTransactions'),
    relay: withField('orderTime', () => '2026-13-45T99:99:99Z'),
  },
  {
    name: 'names of channels are empty',
    host: 'app',
    calls: interactionsOf('channel.listChannels'),
    relay: withField('name', () => ''),
  },
  {
    name: 'a price is null',
    host: 'payment',
    calls: interactionsOf('payment.listTransactions'),
    relay: withField('price', () => null),
  },
  ...Object.entries({ birthday: '2004-02-29', lastName: '星野' }).map(([field, value]): Mutation => ({
    name: `a public profile shows the ${field}`,
    host: 'user',
    calls: interactionsOf('account.getPublicProfile'),
    relay: withField('profile', (profile) => ({ ...(profile as Json), [field]: value })),
  })),
  {
    name: 'a profile is there that nobody made',
    host: 'user',
    calls: `${interactionsOf('account.getProfile')} minimal$`,
    relay: answering(() => cases.account.getProfile.full.answer),
  },
  {
    name: 'a log-in gives an opaque token',
    host: 'user',
    calls: interactionsOf('auth.signinEmail'),
    relay: withField('accessToken', () => 'opaque'),
  },
  {
    name: 'failures are kept from pages of other origins',
    host: 'app',
    calls: interactionsOf('gacha.drawGacha'),
    relay: {
      onExchange: ({ status, headers: { 'access-control-allow-origin': origin, ...headers }, body }) => ({
        status,
        headers: status < 400 ? { ...headers, 'access-control-allow-origin': origin } : headers,
        body,
      }),
    },
  },
  {
    name: 'the code of a refusal is not its status',
    host: 'app',
    calls: interactionsOf('gacha.drawGacha'),
    relay: {
      onExchange: ({ status, headers, body }) => ({
        status,
        headers,
        body: Buffer.from(body.toString().replace(/"code": ?\d+/, '"code":499')),
      }),
    },
  },
  {
    name: 'optional fields are spelled in another way',
    host: 'app',
    calls: `${interactionsOf('notice.getNotice')} acquired$`,
    relay: {
      onExchange: ({ status, headers, body }) => ({
        status,
        headers,
        body: Buffer.from(body.toString().replace('"isRead"', '"is_read"')),
      }),
    },
  },
  {
    name: 'the device headers are not allowed',
    host: 'user',
    calls: interactionsOf('account.getPublicProfile'),
    relay: {
      onExchange: ({ status, headers, body }) => ({
        status,
        headers: { ...headers, 'access-control-allow-headers': 'authorization, content-type' },
        body,
      }),
    },
  },
  { name: 'the idempotency key is ignored', host: 'app', calls: interactionsOf('gacha.drawGacha'), relay: withoutKey },
]

/** All mutations (simulated mistakes of a host) that the relay simulates. */
export const mutations: readonly Mutation[] = [
  ...pages,
  ...fullPages,
  ...cursors,
  ...reorders,
  ...filters,
  ...ignoredPrices,
  ...acceptedAmounts,
  ...pageSizes,
  ...servedBearers,
  ...mistakes,
]
