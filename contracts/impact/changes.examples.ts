import * as z from 'zod/mini'
import { saveProfile } from '../account/account.endpoints.ts'
import { cases } from '../cases.ts'
import { coinBalance } from '../coin/coin.endpoints.ts'
import { deviceHeaders } from '../deviceHeaders.ts'
import { errorBody } from '../errors.ts'
import { getEpisodeDetail } from '../event/event.endpoints.ts'
import { drawGacha, drawnItem, gacha, getGacha } from '../gacha/gacha.endpoints.ts'
import { rarities } from '../gacha/rarity.ts'
import { largestMedia, mediaFormats } from '../post/media.ts'
import { instant, openEnum } from '../schema.ts'
import { state } from '../states.ts'
import { booleanParam, textParam } from '../states/state.ts'
import { viewStoryEpisode } from '../story/story.endpoints.ts'
import type { Verdict } from './change.ts'
import * as edit from './edits.ts'

/**
 * A test case: the expected description of a change, the expected verdicts for hosts and for the deployed app, and the
 * change itself.
 */
type Example = readonly [says: string, host: Verdict, app: Verdict, change: edit.RegistryEdit]

type Shape = Record<string, z.ZodMiniType>

const draw = 'gacha.drawGacha'
const view = 'story.viewStoryEpisode'
const { body, response } = drawGacha

const sends = (fields: Shape) => edit.changeEndpoint(draw, { body: z.extend(body, fields) })
const answers = (fields: Shape) => edit.changeEndpoint(draw, { response: z.extend(response, fields) })
const answersItems = (fields: Shape) => answers({ resultList: z.array(z.extend(drawnItem, fields)) })
const becomes = edit.changeEndpoint
const { changeCase, changeState, changeParam } = edit

const query = (fields: Shape) => becomes('event.getEpisodeDetail', { query: z.extend(getEpisodeDetail.query, fields) })
const searchText = z.optional(z.string().check(z.maxLength(2_000)))
const twoGenders = z.extend(saveProfile.body, { gender: z.optional(z.literal([1, 2])) })
const gachaWithoutTerms = z.extend(getGacha.response, { gacha: z.omit(gacha, { terms: true }) })
const tiffToo = z.file().check(z.minSize(1), z.maxSize(largestMedia), z.mime([...mediaFormats, 'image/tiff']))
const viewBody = viewStoryEpisode.body

/** Example changes of a request's query and body. */
export const requestChanges: readonly Example[] = [
  ['sends seed', 'breaking', 'breaking', sends({ seed: z.string() })],
  ['sends seed', 'breaking', 'compatible', sends({ seed: z.optional(z.string()) })],
  ['no longer sends count', 'breaking', 'breaking', becomes(draw, { body: z.omit(body, { count: true }) })],
  [
    'no longer sends needsPurchase',
    'compatible',
    'breaking',
    becomes(view, { body: z.omit(viewBody, { needsPurchase: true }) }),
  ],
  ['may leave out count', 'breaking', 'compatible', becomes(draw, { body: z.partial(body, { count: true }) })],
  [
    'always sends needsPurchase',
    'compatible',
    'breaking',
    becomes(view, { body: z.required(viewBody, { needsPurchase: true }) }),
  ],
  ['sends IOS as platformType', 'breaking', 'compatible', sends({ platformType: z.enum(['WEB', 'IOS']) })],
  ['no longer sends 3 as gender', 'compatible', 'breaking', becomes('account.saveProfile', { body: twoGenders })],
  ['sends any value as platformType', 'breaking', 'compatible', sends({ platformType: z.string() })],
  ['sends count as string', 'breaking', 'breaking', sends({ count: z.string() })],
  ['sends count as number', 'breaking', 'compatible', sends({ count: z.number().check(z.gte(1)) })],
  ['sends count with the minimum 2', 'compatible', 'breaking', sends({ count: z.int().check(z.gte(2)) })],
  ['sends count with the minimum 0', 'breaking', 'compatible', sends({ count: z.int().check(z.gte(0)) })],
  [
    'sends query bbsFilterQuery without the maxLength 2000',
    'breaking',
    'compatible',
    query({ bbsFilterQuery: z.optional(z.string()) }),
  ],
  ['sends query sort', 'breaking', 'compatible', query({ sort: z.optional(z.string()) })],
  [
    'no longer sends query bbsFilterQuery, sends query bbsFilter',
    'breaking',
    'breaking',
    becomes('event.getEpisodeDetail', {
      query: z.extend(z.omit(getEpisodeDetail.query, { bbsFilterQuery: true }), { bbsFilter: searchText }),
    }),
  ],
  ['sends header Idempotency-Key', 'breaking', 'breaking', becomes('gacha.agreeGacha', { idempotent: true })],
  ['no longer sends header Idempotency-Key', 'breaking', 'compatible', becomes(draw, { idempotent: false })],
  [
    'sends application/json as header Content-Type, no longer sends multipart/form-data as header Content-Type, ' +
      'sends file as string',
    'breaking',
    'breaking',
    becomes('post.uploadMedia', { body: z.object({ file: z.string() }) }),
  ],
  [
    'sends image/tiff as file',
    'breaking',
    'compatible',
    becomes('post.uploadMedia', { body: z.object({ file: tiffToo }) }),
  ],
]

const { 'x-device-id': _id, ...headersWithoutId } = deviceHeaders
const withHeader = (name: string, schema: z.ZodMiniType) => () => ({
  deviceHeaders: { ...deviceHeaders, [name]: { schema } },
})

/** Example changes of request headers. */
export const headerChanges: readonly Example[] = [
  ['sends header x-device-language', 'breaking', 'compatible', withHeader('x-device-language', z.string())],
  ['no longer sends header x-device-id', 'compatible', 'compatible', () => ({ deviceHeaders: headersWithoutId })],
  [
    'sends IOS as header x-device-platform',
    'breaking',
    'compatible',
    withHeader('x-device-platform', z.enum(['WEB', 'IOS'])),
  ],
]

/** Example changes of an answer's fields. */
export const answerChanges: readonly Example[] = [
  ['needs luck', 'breaking', 'compatible', answers({ luck: z.int() })],
  ['can read luck', 'compatible', 'compatible', answers({ luck: z.optional(z.int()) })],
  ['no longer reads drawId', 'compatible', 'breaking', becomes(draw, { response: z.omit(response, { drawId: true }) })],
  [
    'no longer reads gacha.terms',
    'compatible',
    'compatible',
    becomes('gacha.getGacha', { response: gachaWithoutTerms }),
  ],
  ['always needs resultList[].image', 'breaking', 'compatible', answersItems({ image: z.string() })],
  ['can do without drawId', 'compatible', 'breaking', answers({ drawId: z.optional(z.string()) })],
  [
    'reads UR as resultList[].rarity',
    'compatible',
    'compatible',
    answersItems({ rarity: openEnum([...rarities, 'UR']) }),
  ],
  [
    'no longer reads SSR as resultList[].rarity',
    'breaking',
    'compatible',
    answersItems({ rarity: openEnum(['N', 'R', 'SR']) }),
  ],
  [
    'reads only the values that it knows as resultList[].rarity',
    'compatible',
    'compatible',
    answersItems({ rarity: z.enum(rarities) }),
  ],
  [
    'reads resultList[].ownedCount as number',
    'compatible',
    'breaking',
    answersItems({ ownedCount: z.number().check(z.gte(0)) }),
  ],
  [
    'reads resultList[].ownedCount without the minimum 0',
    'compatible',
    'breaking',
    answersItems({ ownedCount: z.int() }),
  ],
  [
    'reads resultList[].ownedCount with the minimum 1',
    'breaking',
    'compatible',
    answersItems({ ownedCount: z.int().check(z.gte(1)) }),
  ],
  [
    'reads resultList[].name with the maxLength 20',
    'breaking',
    'compatible',
    answersItems({ name: z.string().check(z.maxLength(20)) }),
  ],
  ['reads drawId as string (date-time)', 'breaking', 'compatible', answers({ drawId: instant })],
  ['reads drawId as null or string', 'compatible', 'breaking', answers({ drawId: z.nullable(z.string()) })],
  ['reads balance as array', 'breaking', 'breaking', answers({ balance: z.array(coinBalance) })],
  ['succeeds with 201', 'breaking', 'breaking', edit.changeSuccessStatus(draw, 201)],
  [
    'no longer reads header Retry-After (429)',
    'compatible',
    'breaking',
    edit.changeAnswerHeaders(cases.auth.prepareSignup.TooManyRequests, {}),
  ],
  [
    'needs header X-Request-Id (200)',
    'breaking',
    'compatible',
    edit.changeAnswerHeaders(cases.gacha.drawGacha.full, { 'X-Request-Id': 'r-1' }),
  ],
  ['can be answered as a stream', 'compatible', 'compatible', becomes('coin.getCoinBalance', { stream: true })],
  ['is no longer asked as a stream', 'compatible', 'compatible', becomes('event.countUsers', { stream: false })],
  ['waits 10000 ms', 'breaking', 'compatible', becomes(draw, { timeout: 10_000 })],
  ['waits 60000 ms', 'compatible', 'compatible', becomes(draw, { timeout: 60_000 })],
]

/** Example changes of an endpoint: its method, path and host, its access token, and its removal or addition. */
export const callChanges: readonly Example[] = [
  ['is called by POST /v2/gacha/{id}/play', 'breaking', 'breaking', becomes(draw, { path: '/v2/gacha/{id}/play' })],
  ['is called by PUT /v2/gacha/{id}/draw', 'breaking', 'breaking', becomes(draw, { method: 'PUT' })],
  ['moves from the app to the user host', 'breaking', 'breaking', becomes(draw, { host: 'user' })],
  ['has another path', 'cosmetic', 'cosmetic', becomes(draw, { path: '/v2/gacha/{gachaId}/draw' })],
  ['was gacha.drawGacha', 'cosmetic', 'cosmetic', edit.changeCall(draw, () => ({ name: 'gacha.pullGacha' }))],
  ['is new and has to be served', 'breaking', 'compatible', edit.copyCall('gacha.listGacha', '/v3/gacha')],
  ['is no longer called', 'compatible', 'breaking', edit.removeCall(draw)],
  ['asks for member instead of anyone', 'breaking', 'breaking', becomes('gacha.listGacha', { auth: 'member' })],
  ['asks for anyone instead of member', 'breaking', 'compatible', becomes(draw, { auth: 'anyone' })],
  ['asks for refresh instead of member', 'breaking', 'breaking', becomes(draw, { auth: 'refresh' })],
  ['has another summary', 'cosmetic', 'cosmetic', becomes(draw, { summary: 'Draws' })],
  ['has another silent', 'cosmetic', 'cosmetic', becomes(draw, { silent: true })],
  ['has another paid', 'cosmetic', 'cosmetic', becomes(draw, { paid: false })],
  ['has another grants', 'cosmetic', 'cosmetic', becomes(draw, { grants: false })],
]

const codes = drawGacha.codes.filter((code) => code !== 'NotEnoughCoin')

/** Example changes of message codes and their statuses. */
export const errorChanges: readonly Example[] = [
  ['tells Aborted apart', 'breaking', 'compatible', becomes(draw, { codes: [...drawGacha.codes, 'Aborted'] })],
  [
    'no longer tells NotEnoughCoin apart, has no case NotEnoughCoin any more',
    'compatible',
    'breaking',
    edit.combineEdits(
      becomes(draw, { codes }),
      changeCase(draw, 'NotEnoughCoin', () => undefined),
    ),
  ],
  ['comes with status 402', 'breaking', 'breaking', edit.changeStatus('NotEnoughCoin', 402)],
  ['is new, with status 400', 'compatible', 'compatible', edit.addCode('NotEnoughLuck')],
  ['is no code any more', 'compatible', 'compatible', edit.removeCode('OutOfRange')],
  [
    'needs traceId',
    'breaking',
    'compatible',
    () => ({ errorBody: z.extend(errorBody, { traceId: z.string() }) as never }),
  ],
]

const channel = state('a channel')
const open = state('a gacha that can be drawn')
const agreed = [channel, open, state('an agreed gacha')]
const withCoins = (freeCoin: number) => state('a member', { freeCoin, paidCoin: 0 })
const otherAccount = { given: [state('a member', { freeCoin: 29, paidCoin: 0, email: 'sora@example.com' }), ...agreed] }

/** Example changes of an endpoint's cases. */
export const exampleCaseChanges: readonly Example[] = [
  [
    'has the case secondDraw',
    'breaking',
    'compatible',
    changeCase(draw, 'secondDraw', (full) => ({ ...full, exact: [] })),
  ],
  ['has no case freeAndPaid any more', 'compatible', 'compatible', changeCase(draw, 'freeAndPaid', () => undefined)],
  ['names the case full now ten', 'cosmetic', 'cosmetic', edit.renameCase(draw, 'full', 'ten')],
  [
    'has another case NotFound: caller, given a member, given a guest',
    'breaking',
    'compatible',
    changeCase(draw, 'NotFound', () => ({ as: 'guest' })),
  ],
  [
    'has another case GachaNotAgreed: given owned gacha items',
    'breaking',
    'compatible',
    changeCase(draw, 'GachaNotAgreed', () => ({ given: [channel, open, state('owned gacha items')] })),
  ],
  [
    'has another case NotEnoughCoin: given a member: freeCoin',
    'breaking',
    'compatible',
    changeCase(draw, 'NotEnoughCoin', () => ({ given: [withCoins(30), ...agreed] })),
  ],
  [
    'has another case NotEnoughCoin: given a member: email',
    'compatible',
    'compatible',
    changeCase(draw, 'NotEnoughCoin', () => otherAccount),
  ],
  [
    'reorders the case GachaNotAgreed',
    'compatible',
    'compatible',
    changeCase(draw, 'GachaNotAgreed', () => ({ given: [open, channel] })),
  ],
  [
    'has another case InvalidArgument: count',
    'breaking',
    'compatible',
    changeCase(draw, 'InvalidArgument', ({ request }) => ({
      request: { ...request, body: { count: 8, platformType: 'WEB' } },
    })),
  ],
  [
    'has another case NotFound: path id',
    'compatible',
    'compatible',
    changeCase(draw, 'NotFound', ({ request }) => ({
      request: { ...request, params: { id: 'no-such-thing' } },
    })),
  ],
  [
    'has another case full: exact balance.free, exact balance.total',
    'breaking',
    'compatible',
    changeCase(draw, 'full', ({ answer }) => ({
      answer: { ...(answer as object), balance: { free: 2600, paid: 1200, total: 3800 } },
    })),
  ],
  [
    'has another case full: exact balance.total',
    'compatible',
    'compatible',
    changeCase(draw, 'full', ({ exact = [] }) => ({ exact: exact.filter((path) => path !== 'balance.total') })),
  ],
  [
    'has another case full: exact drawId',
    'breaking',
    'compatible',
    changeCase(draw, 'full', ({ exact = [] }) => ({ exact: [...exact, 'drawId'] })),
  ],
  [
    'has another case full: ordered resultList.itemId',
    'breaking',
    'compatible',
    changeCase(draw, 'full', () => ({ ordered: ['resultList.itemId'] })),
  ],
  [
    'has another case empty: no items, items[].itemId, items[].name, items[].stock',
    'breaking',
    'compatible',
    changeCase('gacha.getGachaStockout', 'empty', () => ({ answer: cases.gacha.getGachaStockout.full.answer })),
  ],
  [
    'has another case NotFound: failure',
    'breaking',
    'compatible',
    changeCase(draw, 'NotFound', () => ({ fails: 'GachaUnavailable' })),
  ],
  [
    'shows the case full by another example',
    'cosmetic',
    'cosmetic',
    changeCase(draw, 'full', ({ answer }) => ({ answer: { ...(answer as object), drawId: 'draw-2' } })),
  ],
  [
    'proves other rules by the case NotFound',
    'cosmetic',
    'cosmetic',
    changeCase(draw, 'NotFound', () => ({ rules: ['S050'] })),
  ],
]

const channelIsNew = changeState('a channel that is new', () => ({ params: {}, returns: [], description: '' }))
const optionalStateIsNew = changeState('a wish', () => ({
  params: {},
  returns: [],
  description: '',
  isOptional: true,
}))
const channelBecomes = (change: Parameters<typeof changeState>[1]) => changeState('a channel', change)

/** Example changes of provider states, which a host's state hook implements. */
export const exampleStateChanges: readonly Example[] = [
  ['has to be set up', 'breaking', 'compatible', channelIsNew],
  ['can be set up', 'compatible', 'compatible', optionalStateIsNew],
  ['is no longer set up', 'compatible', 'compatible', changeState('a gacha that has ended', () => undefined)],
  [
    'comes with isOfficial',
    'breaking',
    'compatible',
    changeParam('a channel', 'isOfficial', booleanParam(true, 'Official')),
  ],
  ['no longer comes with uniqueName', 'breaking', 'compatible', edit.removeParam('a member', 'uniqueName')],
  [
    'comes with freeCoin as string',
    'breaking',
    'compatible',
    changeParam('a member', 'freeCoin', textParam('3', 'Coins')),
  ],
  [
    'comes with freeCoin 2000 unless a case says otherwise',
    'breaking',
    'compatible',
    changeParam('a member', 'freeCoin', { default: 2000 }),
  ],
  [
    'comes with accountId acc-1 unless a case says otherwise',
    'compatible',
    'compatible',
    changeParam('a suspended member', 'accountId', { default: 'acc-1' }),
  ],
  [
    'comes with half as profile',
    'breaking',
    'compatible',
    changeParam('a member', 'profile', { values: ['full', 'minimal', 'none', 'half'] }),
  ],
  [
    'says otherwise what freeCoin means',
    'breaking',
    'compatible',
    changeParam('a member', 'freeCoin', { meaning: 'Coins' }),
  ],
  ['answers with ticket', 'breaking', 'compatible', channelBecomes(() => ({ returns: ['ticket'] }))],
  ['has a teardown', 'breaking', 'compatible', channelBecomes(() => ({ hasTeardown: true }))],
  ['can be left out', 'compatible', 'compatible', channelBecomes(() => ({ isOptional: true }))],
  ['says otherwise what holds', 'breaking', 'compatible', channelBecomes(() => ({ description: 'None' }))],
  ['is shown otherwise', 'cosmetic', 'cosmetic', channelBecomes(() => ({ title: '番組' }))],
]
