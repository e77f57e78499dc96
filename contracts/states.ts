/**
 * The catalogue of provider states: facts that must hold at a host before a call of the contract is made. A backend that
 * wants to be verified serves each of them at its state hook (`POST {action, state, params}`); the sandbox does so in
 * sandbox/states.ts, where the same states are the scenarios one can open the app in.
 *
 * - A state makes its fact true whatever was there before, for exactly the ids in its parameters, and may be set up twice.
 * - States are combined: those of a case are set up in their order, a member before what the member owns.
 * - A house-wide state changes what other calls see. Its teardown brings the house back to how it was before.
 * - Unless a state says otherwise, nothing is under maintenance, rate limits are unused, and ids that begin with `no-such-` do
 *   not exist.
 */
export interface State {
  /** What holds afterwards. */
  description: string
  params: Readonly<Record<string, Param>>
  /** What the hook answers with; the pacts put it into the bearer. */
  returns: readonly string[]
  /** Routes that need it, as in the list of routes; the first one is where a scenario opens. */
  screens: readonly string[]
  /** Reaches beyond the ids in its parameters, so it must be torn down. */
  houseWide?: true
}

export interface Param<T extends string | number | boolean = string | number | boolean> {
  meaning: string
  /** What the pacts send when a case does not say otherwise; a hook always receives every parameter. */
  default: T
  /** The allowed values, where they are a closed list. */
  values?: readonly T[]
}

const text = (value: string, meaning: string): Param<string> => ({ default: value, meaning })
const whole = (value: number, meaning: string): Param<number> => ({ default: value, meaning })
const flag = (value: boolean, meaning: string): Param<boolean> => ({ default: value, meaning })
const choice = <const V extends string>(values: readonly [V, ...V[]], meaning: string): Param<V> => ({
  default: values[0],
  values,
  meaning,
})

const accountId = text('acc-hikari', 'Whose it is; the account exists')
const ipId = text('ip-hoshiyomi', 'Id of the channel')
const gachaId = text('gacha-hoshiyomi-1', 'Id of the gacha')
const detail = choice(
  ['full', 'minimal'],
  '`full`: every optional field of the answer is there; `minimal`: as few as the host can leave it with',
)
const tokens = ['accessToken', 'refreshToken'] as const

const gachaParams = { gachaId, ipId, detail }

export const states = {
  'a guest': {
    description: 'A new guest session. The tokens are valid and carry no account.',
    params: {},
    returns: tokens,
    screens: ['/top', '/channel'],
  },
  'a member': {
    description:
      'A member by e-mail with exactly these coins and nothing else: follows nobody, has agreed to nothing, drawn nothing, owns nothing, read nothing. What the account did before is gone, used idempotency keys too.',
    params: {
      accountId: text('acc-hikari', 'Id of the account'),
      email: text('hikari@example.com', 'Address it logs in with'),
      password: text('Tsudoi-2026', 'Password it logs in with'),
      uniqueName: text('hikari01', 'Its unique name, if it has a profile'),
      profile: choice(
        ['full', 'minimal', 'none'],
        '`full`: every field; `minimal`: nick name and unique name only; `none`: the registration is not finished',
      ),
      freeCoin: whole(3000, 'Free coins of the WEB balance'),
      paidCoin: whole(1200, 'Paid coins of the WEB balance'),
    },
    returns: tokens,
    screens: ['/home', '/profile', '/profile/edit'],
  },
  'another member': {
    description:
      'A member with a profile who is not the one that calls: about to log in, or holding a name or an address.',
    params: {
      accountId: text('acc-sora', 'Id of the account'),
      email: text('sora@example.com', 'Address it logs in with'),
      password: text('Tsudoi-2026', 'Password it logs in with'),
      uniqueName: text('sora2026', 'Its unique name'),
      signinFailures: whole(0, 'Failed log-ins in a row; five lock it (LOCK_FIVE_TIME_FAILED)'),
      isSuspended: flag(false, 'The account is suspended'),
    },
    returns: [],
    screens: ['/login/mail', '/signup/create', '/profile/edit'],
  },
  'a suspended member': {
    description: 'A member whose account is suspended. The tokens were valid until then.',
    params: { accountId: text('acc-yami', 'Id of the account') },
    returns: tokens,
    screens: ['/home'],
  },
  'a session that has ended': {
    description: 'Well-formed tokens of a member that no longer count: logged out, rotated or expired.',
    params: {},
    returns: tokens,
    screens: ['/home'],
  },
  'an address without an account': {
    description: 'Nobody has signed up or begun to with this address.',
    params: { email: text('akari@example.com', 'The free address') },
    returns: [],
    screens: ['/signup/create'],
  },
  'a sign-up that waits for its code': {
    description: 'A sign-up was prepared for an address without an account, and the code was mailed.',
    params: {
      email: text('akari@example.com', 'The address'),
      password: text('Tsudoi-2026', 'The chosen password'),
      code: text('314159', 'The code that works'),
      isExpired: flag(false, 'The code is older than ten minutes'),
      failures: whole(0, 'Wrong codes so far; five lock it (LOCK_FIVE_TIME_FAILED)'),
    },
    returns: [],
    screens: ['/signup/create'],
  },
  'too many tries from this address': {
    description: 'The rate limit of sign-in, guest sign-in and sign-up calls is used up for whoever calls.',
    params: {},
    returns: [],
    screens: ['/login/mail', '/signup/create'],
    houseWide: true,
  },
  'a word that moderation refuses': {
    description: 'Texts that contain this word are refused (InvalidModeration).',
    params: { word: text('禁句禁句', 'The forbidden word') },
    returns: [],
    screens: ['/profile/edit'],
    houseWide: true,
  },

  'a channel': {
    description:
      'A published channel without programme, members, gacha. Its followers are only those that other states make.',
    params: { ipId, detail },
    returns: [],
    screens: ['/channel/:id', '/channel', '/signup/follow'],
  },
  'a channel whose publication has ended': {
    description: 'A channel past its publication period (UnavailableIpPublicationPeriod).',
    params: { ipId },
    returns: [],
    screens: ['/channel/:id'],
  },
  'no channels': {
    description: 'No channel is published. In front of `a channel`: no other one is.',
    params: {},
    returns: [],
    screens: ['/channel', '/signup/follow'],
    houseWide: true,
  },
  'a channel with a programme': {
    description: 'A published channel that has something on its programme of today, and, in `full`, members.',
    params: { ipId, programmeId: text('programme-hoshiyomi-1', 'Id of the entry'), detail },
    returns: [],
    screens: ['/channel/:id', '/home'],
  },
  'a followed channel': {
    description: 'The account follows the channel; both exist already.',
    params: { accountId, ipId },
    returns: [],
    screens: ['/channel/:id', '/profile/follow'],
  },
  'a furnished home': {
    description:
      "The account's home shows exactly this: photos at positions 1 and 2, a banner with a link to the channel, one entry of the channel on the programme of today and one gacha of the channel that ends within three days, each with every optional field. The channel exists already.",
    params: { accountId, ipId },
    returns: [],
    screens: ['/home'],
    houseWide: true,
  },
  'owned photos': {
    description:
      'The account owns this many different photos of the channel, the last one twice. The channel exists already.',
    params: { accountId, ipId, count: whole(2, 'How many different ones'), detail },
    returns: [],
    screens: ['/collection'],
  },

  'a notice': {
    description: 'A published notice of category GACHA, not read by anybody.',
    params: { noticeId: text('notice-1', 'Id of the notice') },
    returns: [],
    screens: ['/notification/:id', '/notification'],
  },
  'a read notice': {
    description: 'The account has read the notice; both exist already.',
    params: { accountId, noticeId: text('notice-1', 'Id of the notice') },
    returns: [],
    screens: ['/notification'],
  },
  'exactly so many notices': {
    description:
      'These notices and no other ones: `notice-1` published 2026-01-01T09:00:00Z, `notice-2` a day later, and so on; category NOTICE, not read by anybody.',
    params: { count: whole(5, 'How many; 0 for an empty list') },
    returns: [],
    screens: ['/notification'],
    houseWide: true,
  },
  'an announced maintenance': {
    description: 'One entry in the maintenance list. Calls are still answered.',
    params: {
      maintenanceId: text('maintenance-1', 'Id of the entry'),
      isPartial: flag(true, 'Only some channels and categories'),
      detail,
    },
    returns: [],
    screens: ['/home', '/top'],
    houseWide: true,
  },
  'a house under maintenance': {
    description:
      'One global entry in the maintenance list, and every call other than the maintenance list is answered with UnderMaintenance.',
    params: {},
    returns: [],
    screens: ['/top', '/home'],
    houseWide: true,
  },

  'a gacha that can be drawn': {
    description:
      'A gacha of the channel, open now, for 30 coins once or 300 coins ten times, enough in stock, with items of every rarity. In `full` it has terms to agree to, and each member may draw 50 times. The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha that has ended': {
    description: 'A gacha past its publication period (GachaUnavailable). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha that is sold out': {
    description:
      'A gacha, open now and without terms, none of whose items is left (NoGachaItemToDraw). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha whose free period has ended': {
    description:
      'A free gacha without terms, still to be seen, whose free period is over (FailedPrecondition). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'an agreed gacha': {
    description: 'The account has agreed to the terms of the gacha; both exist already.',
    params: { accountId, gachaId },
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'owned gacha items': {
    description: 'The account owns every item of the gacha once; both exist already.',
    params: { accountId, gachaId },
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },

  'a coin pack on sale': {
    description: 'A coin pack whose period is open, at most 5 for each member.',
    params: { shopCoinId: text('shop-coin-1', 'Id of the pack'), detail },
    returns: [],
    screens: ['#shop', '/purchase/:id'],
  },
  'no coin packs': {
    description: 'Nothing is on sale. In front of `a coin pack on sale`: nothing else is.',
    params: {},
    returns: [],
    screens: ['#shop'],
    houseWide: true,
  },
  'a paid transaction': {
    description: 'The account bought a coin pack by credit card at 2026-01-31T03:00:00Z, and the payment succeeded.',
    params: { accountId, transactionId: text('transaction-1', 'Id of the transaction'), detail },
    returns: [],
    screens: ['/order-history'],
  },
} as const satisfies Readonly<Record<string, State>>

type States = typeof states
export type StateName = keyof States

type Value<P> = P extends Param<infer T> ? T : never

/** The parameters of a state, all of them: what a hook receives. */
export type StateParams<N extends StateName> = {
  -readonly [K in keyof States[N]['params']]: Value<States[N]['params'][K]>
}

/** What the hook answers with. */
export type StateValues<N extends StateName> = { [K in States[N]['returns'][number]]: string }

type HouseWide = { [N in StateName]: States[N] extends { houseWide: true } ? N : never }[StateName]

/**
 * An implementation of the catalogue; one state missing does not compile. `Context` is what an implementation needs for its
 * work, such as a transaction.
 */
export interface StateHandlers<Context> {
  setup: { [N in StateName]: (params: StateParams<N>, context: Context) => Promise<StateValues<N>> }
  /** Only for states that reach beyond their ids. */
  teardown: { [N in HouseWide]: (params: StateParams<N>, context: Context) => Promise<void> }
}

/** A state with all its parameters, as the pacts and the hook have it. */
export interface StateUse<N extends StateName = StateName> {
  name: N
  params: StateParams<N>
}

/** `state('a member', { freeCoin: 0 })`: the state with the defaults filled in. */
export function state<N extends StateName>(name: N, params: Partial<StateParams<N>> = {}): StateUse<N> {
  const specs: Readonly<Record<string, Param>> = states[name].params
  const defaults = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]))
  return { name, params: { ...defaults, ...params } as StateParams<N> }
}
