import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { CallBreaker } from './interceptCall.ts'
import type { CallFault, AnswerChange } from './faultProxy.ts'
import type { UserFlow } from './flows.ts'
import { expireWatchedCalls, watchCalls } from './expireRequests.ts'
import { sessionToken } from '../sandbox.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

/** The texts that a user reads about a fault. */
export interface FaultText {
  title: string
  /** The second part of the message: the reason, or what the user can do. */
  also: string
  /**
   * What the message about a payment says about coins. `untouched`: they did not move. `unsure`: it is unknown whether
   * they moved, and a repeat pays only once.
   */
  coins: 'untouched' | 'unsure'
  /**
   * Where content that failed to load shows the message, instead of in a dialog. `missing`: a not-found page for
   * deleted content (E019, E022). `failure`: in place of the content, while another line says that the browser is
   * offline.
   */
  place?: 'missing' | 'failure'
}

/** One way in which a fault happens, and what the user then sees. */
export interface FaultVariant {
  name: string
  /**
   * What the user notices. `said`: a message appears, and the same press works afterwards. `works`: nothing. `ends`:
   * the session ends.
   */
  outcome: (flow: UserFlow) => 'said' | 'works' | 'ends'
  words?: FaultText
  /** Whether the server executes the call before the answer breaks. */
  acted?: boolean
  /** Maximum number of requests that one press sends: twice after a 401, with a refreshed token. Default: once. */
  sends?: number
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  begin?: (breaker: CallBreaker) => Promise<void> | void
  /** Runs after the press, before a message appears. */
  afterPress?: (breaker: CallBreaker) => Promise<void>
  end?: (breaker: CallBreaker) => Promise<void> | void
}

/** A fault, such as a time-out, in one or more variants. */
export interface Fault {
  id: string
  name: string
  variants: readonly FaultVariant[]
}

const words = {
  timeout: { title: '通信タイムアウト', also: '時間内に応答がありませんでした。', coins: 'unsure' },
  network: { title: '通信できませんでした', also: '接続を確かめて、もう一度お試しください。', coins: 'unsure' },
  unreadable: { title: '原因不明のエラー', also: 'サーバーの応答を読み取れませんでした。', coins: 'unsure' },
  refused: { title: 'うまくいきませんでした', also: 'サーバーが受け付けませんでした。', coins: 'untouched' },
  invalid: {
    title: '入力値が不正です。',
    also: '入力した内容を確かめて、もう一度お試しください。',
    coins: 'untouched',
  },
  gone: {
    title: 'お探しのものが見つかりません',
    also: '公開が終わったか、アドレスが変わった可能性があります。',
    coins: 'untouched',
  },
  overlap: { title: '処理を中断しました', also: 'もう一度お試しください。', coins: 'untouched' },
  tooMany: { title: '少し間をおいてください', also: 'しばらくしてから、もう一度お試しください。', coins: 'untouched' },
  tooManyFor: {
    title: '少し間をおいてください',
    also: '40秒ほど待ってから、もう一度お試しください。',
    coins: 'untouched',
  },
  broken: { title: 'うまくいきませんでした', also: 'サーバーで問題が起きました。', coins: 'unsure' },
  unavailable: { title: 'うまくいきませんでした', also: 'サーバーにつながりにくくなっています。', coins: 'unsure' },
} as const satisfies Record<string, FaultText>

const said = () => 'said' as const
const works = () => 'works' as const

/** A variant that breaks the call itself. */
const call = (name: string, fault: CallFault, says: FaultText, more: Partial<FaultVariant> = {}): FaultVariant => ({
  name,
  outcome: said,
  words: says,
  acted: fault.do !== 'answer' && !('acted' in fault && !fault.acted),
  begin: ({ breakWith }) => breakWith(fault),
  end: ({ breakWith }) => breakWith(undefined),
  ...more,
})

const answer = (status: number, says: FaultText, more: Omit<CallFault & { do: 'answer' }, 'do' | 'status'> = {}) =>
  call(
    `${status} ${more.messageCode ?? ''}${more.retryAfter ? ' with Retry-After' : ''}`.trim(),
    { do: 'answer', status, ...more },
    says,
  )

const replaced = (name: string, body: string, type?: string) =>
  call(name, { do: 'replace', body, type }, words.unreadable)

const changed = (how: AnswerChange, outcome: FaultVariant['outcome']): FaultVariant =>
  call(`${how} fields`, { do: 'change', how }, words.unreadable, { outcome })

const hang = (name: string, acted: boolean) =>
  call(name, { do: 'hang', acted }, words.timeout, {
    async begin(breaker) {
      breaker.breakWith({ do: 'hang', acted })
      await watchCalls(breaker.page, breaker.target.path)
    },
    async afterPress(breaker) {
      await breaker.waitForHang()
      await expireWatchedCalls(breaker.page)
    },
  })

/** An address on this machine at which no server listens. */
async function unusedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

const redirected = (name: string, address: () => Promise<string>): FaultVariant => ({
  name,
  outcome: said,
  words: words.network,
  begin: async ({ redirectTo }) => redirectTo(await address()),
  end: ({ redirectTo }) => redirectTo(undefined),
})

async function goOffline({ page }: CallBreaker): Promise<void> {
  // Whether the browser was online before. On a machine without a network it is already offline and fires no `offline`
  // event.
  const wasOnline = await page.evaluate(() => navigator.onLine)
  await page.context().setOffline(true)
  if (wasOnline) await page.locator('html[data-offline]').waitFor({ state: 'attached' })
}
const goOnline = ({ page }: CallBreaker) => page.context().setOffline(false)
/**
 * A failure while the browser is online. It loads the code that shows errors, which could not load without a
 * connection.
 */
const firstFailure = answer(500, words.broken, { messageCode: 'Internal' })

const offline: FaultVariant = {
  name: 'offline',
  outcome: said,
  words: { ...words.network, place: 'failure' },
  async begin(breaker) {
    // Waits until no request is in flight, because such a request would fail as well.
    await waitUntilSettled(breaker.page)
    await goOffline(breaker)
  },
  end: goOnline,
}

const flapping: FaultVariant = {
  ...offline,
  name: 'flapping',
  async begin(breaker) {
    // Waits until no request is in flight, because such a request would fail as well.
    await waitUntilSettled(breaker.page)
    for (const turn of [goOffline, goOnline, goOffline, goOnline, goOffline]) await turn(breaker)
  },
}

/**
 * The outcome of a refused token. It ends a member's session; a guest has no session that could end, and sees a
 * message.
 */
const endsFor = ({ guest }: UserFlow) => (guest ? ('said' as const) : ('ends' as const))

const unauthenticated = { do: 'answer', status: 401, messageCode: 'Unauthenticated' } as const

const once: FaultVariant = {
  name: 'once',
  outcome: works,
  sends: 2,
  begin: ({ breakOnce }) => breakOnce(unauthenticated),
}

/** Every call with the old token is refused, whatever it requests, and all of them share one refresh. */
const storm: FaultVariant = {
  name: 'many calls at once',
  outcome: works,
  sends: 2,
  async begin({ page, refuse }) {
    refuse([(await sessionToken(page.context())) ?? ''])
  },
}

const forEver = call('for ever', unauthenticated, words.refused, { outcome: endsFor, sends: 2 })

const minutes = 60_000
const skews = {
  '+10 minutes': 10 * minutes,
  '−10 minutes': -10 * minutes,
  '+1 day': 1440 * minutes,
  '−1 day': -1440 * minutes,
}

const skew = (name: string, by: number): FaultVariant => ({
  name,
  outcome: works,
  prepare: async (page) => {
    await page.addInitScript((offset) => {
      const Real = Date
      const now = () => Real.now() + offset
      globalThis.Date = new Proxy(Real, {
        construct: (target, args: [number]) => (args.length > 0 ? new target(...args) : new target(now())),
        apply: () => new Real(now()).toString(),
        get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
      })
    }, by)
  },
})

/**
 * The outcome of a missing or wrong field. The user notices nothing if the answer is `{}`, because it has no fields.
 */
const unlessNothing = ({ answersNothing }: UserFlow) => (answersNothing ? ('works' as const) : ('said' as const))

/** The sixteen faults. Each variant breaks something real: the connection, the answer, the token or the clock. */
export const faults: readonly Fault[] = [
  {
    id: '01',
    name: 'hangs until the time-out',
    variants: [hang('before the host acted', false), hang('after it', true)],
  },
  {
    id: '02',
    name: 'reset',
    variants: [
      call('before the host acted', { do: 'reset', acted: false }, words.network),
      call('after it', { do: 'reset', acted: true }, words.network),
    ],
  },
  {
    id: '03',
    name: 'refused or unknown host',
    variants: [redirected('refused', unusedAddress), redirected('unknown', async () => 'http://no-such-host.invalid')],
  },
  { id: '04', name: 'offline and flapping', variants: [firstFailure, offline, flapping] },
  {
    id: '05',
    name: 'HTML or malformed JSON',
    variants: [replaced('HTML', '<!doctype html><title>gateway</title>', 'text/html'), replaced('malformed', '{"ip":')],
  },
  { id: '06', name: 'truncated body', variants: [call('truncated', { do: 'truncate' }, words.network)] },
  { id: '07', name: 'empty body or null', variants: [replaced('empty', ''), replaced('null', 'null')] },
  {
    id: '08',
    name: 'missing, wrong, extra or huge fields',
    variants: [
      changed('missing', unlessNothing),
      changed('wrong', unlessNothing),
      changed('extra', works),
      changed('huge', works),
    ],
  },
  {
    id: '09',
    name: '400 and 422',
    variants: [answer(400, words.refused), answer(422, words.invalid, { messageCode: 'InvalidArgument' })],
  },
  { id: '10', name: '401: once, for many calls at once, always', variants: [once, storm, forEver] },
  {
    id: '11',
    name: '403',
    variants: [call('403', { do: 'answer', status: 403 }, words.refused, { outcome: endsFor })],
  },
  {
    id: '12',
    name: '404 of content that was deleted since',
    variants: [
      answer(404, { ...words.gone, place: 'missing' }),
      answer(404, { ...words.gone, place: 'missing' }, { messageCode: 'NotFound' }),
    ],
  },
  {
    id: '13',
    name: '409',
    variants: [answer(409, words.refused), answer(409, words.overlap, { messageCode: 'Aborted' })],
  },
  {
    id: '14',
    name: '429 with and without Retry-After',
    variants: [
      answer(429, words.tooManyFor, { messageCode: 'TooManyRequests', retryAfter: '40' }),
      answer(429, words.tooMany),
    ],
  },
  {
    id: '15',
    name: '500, 502, 503',
    variants: [
      answer(500, words.broken, { messageCode: 'Internal' }),
      answer(502, words.unavailable, { html: true }),
      answer(503, words.unavailable),
      call('502 after the host acted', { do: 'replace', status: 502, body: '' }, words.unavailable),
    ],
  },
  {
    id: '16',
    name: 'clock skew',
    variants: Object.entries(skews).map(([name, by]) => skew(name, by)),
  },
]
