import { addressStates } from './states/address.ts'
import { authStates } from './states/auth.ts'
import { blockStates } from './states/block.ts'
import { channelStates } from './states/channel.ts'
import { clockStates } from './states/clock.ts'
import { coinStates } from './states/coin.ts'
import { collectionStates } from './states/collection.ts'
import { doorStates } from './states/door.ts'
import { drawStates } from './states/draw.ts'
import { entryTimeStates } from './states/entryTimes.ts'
import { eventStates } from './states/event.ts'
import { gachaStates } from './states/gacha.ts'
import { homeStates } from './states/home.ts'
import { livetalkStates } from './states/livetalk.ts'
import { lotteryStates } from './states/lottery.ts'
import { maintenanceStates } from './states/maintenance.ts'
import { memberStates } from './states/member.ts'
import { noticeStates } from './states/notice.ts'
import { offerStates } from './states/offer.ts'
import { passkeyStates } from './states/passkey.ts'
import { paymentStates } from './states/payment.ts'
import { postStates } from './states/post.ts'
import { preorderStates } from './states/preorder.ts'
import { presentStates } from './states/present.ts'
import { realtimeStates } from './states/realtime.ts'
import { reminderStates } from './states/reminder.ts'
import { reportStates } from './states/report.ts'
import { scriptStates } from './states/scriptStates.ts'
import { serialStates } from './states/serial.ts'
import { shopStates } from './states/shop.ts'
import { specialStates } from './states/special.ts'
import { spendingStates } from './states/spending.ts'
import type { Param, State } from './states/state.ts'
import { storyStates } from './states/story.ts'
import { ticketStates } from './states/ticket.ts'
import { videoStates } from './states/video.ts'
import { voteStates } from './states/vote.ts'

/**
 * The catalogue of provider states: conditions that must be true at a host before a request of a case. A backend under
 * verification implements each state in its state hook (`POST {action, state, params}`). The sandbox implements them in
 * sandbox/<area>/<area>.states.ts and also offers them as scenarios in which the app can be opened.
 *
 * - A state makes its condition true, whatever existed before, for exactly the ids in its parameters. It may be set up
 *   twice.
 * - States are combined: those of a case are set up in order, a member before the member's belongings.
 * - A state with a teardown affects other calls. Its teardown restores the host's previous condition.
 * - Unless a state says otherwise, no maintenance is active, rate limits are unused, and ids that start with `no-such-`
 *   do not exist.
 */
export const states = {
  ...memberStates,
  ...authStates,
  ...channelStates,
  ...addressStates,
  ...blockStates,
  ...clockStates,
  ...coinStates,
  ...collectionStates,
  ...doorStates,
  ...drawStates,
  ...entryTimeStates,
  ...eventStates,
  ...gachaStates,
  ...homeStates,
  ...livetalkStates,
  ...lotteryStates,
  ...maintenanceStates,
  ...noticeStates,
  ...offerStates,
  ...passkeyStates,
  ...paymentStates,
  ...postStates,
  ...preorderStates,
  ...presentStates,
  ...realtimeStates,
  ...reminderStates,
  ...reportStates,
  ...scriptStates,
  ...serialStates,
  ...shopStates,
  ...specialStates,
  ...spendingStates,
  ...storyStates,
  ...ticketStates,
  ...videoStates,
  ...voteStates,
} as const satisfies Readonly<Record<string, State>>

type States = typeof states

/** The name of a provider state, such as `a member`. */
export type StateName = keyof States

type Value<P> = P extends Param<infer T> ? T : never

/** All parameters of a provider state, as a state hook receives them. */
export type StateParams<N extends StateName> = {
  -readonly [K in keyof States[N]['params']]: Value<States[N]['params'][K]>
}

/** The values that a state hook returns for a provider state. */
export type StateValues<N extends StateName> = { [K in States[N]['returns'][number]]: string }

type WithTeardown = { [N in StateName]: States[N] extends { hasTeardown: true } ? N : never }[StateName]

/**
 * An implementation of all provider states; the type requires every state. `Context` is what an implementation needs,
 * such as a transaction.
 */
export interface StateHandlers<Context> {
  setup: { [N in StateName]: (params: StateParams<N>, context: Context) => Promise<StateValues<N>> }
  /** Teardowns, only for states that affect more than their own ids. */
  teardown: { [N in WithTeardown]: (params: StateParams<N>, context: Context) => Promise<void> }
}

/** A provider state with all its parameters, as pacts contain it and state hooks receive it. */
export interface StateUse<N extends StateName = StateName> {
  name: N
  params: StateParams<N>
}

/**
 * Returns the provider state with its parameters; missing ones have their default: `state('a member', { freeCoin: 0
 * })`.
 */
export function state<N extends StateName>(name: N, params: Partial<StateParams<N>> = {}): StateUse<N> {
  const specs: Readonly<Record<string, Param>> = states[name].params
  const defaults = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]))
  return { name, params: { ...defaults, ...params } as StateParams<N> }
}
