import { addressStates } from './states/address.ts'
import { authStates } from './states/auth.ts'
import { blockStates } from './states/block.ts'
import { channelStates } from './states/channel.ts'
import { coinStates } from './states/coin.ts'
import { collectionStates } from './states/collection.ts'
import { drawStates } from './states/draw.ts'
import { eventStates } from './states/event.ts'
import { gachaStates } from './states/gacha.ts'
import { homeStates } from './states/home.ts'
import { livetalkStates } from './states/livetalk.ts'
import { lotteryStates } from './states/lottery.ts'
import { maintenanceStates } from './states/maintenance.ts'
import { memberStates } from './states/member.ts'
import { noticeStates } from './states/notice.ts'
import { offerStates } from './states/offer.ts'
import { paymentStates } from './states/payment.ts'
import { postStates } from './states/post.ts'
import { preorderStates } from './states/preorder.ts'
import { presentStates } from './states/present.ts'
import { realtimeStates } from './states/realtime.ts'
import { reportStates } from './states/report.ts'
import { serialStates } from './states/serial.ts'
import { shopStates } from './states/shop.ts'
import { specialStates } from './states/special.ts'
import type { Param, State } from './states/state.ts'
import { storyStates } from './states/story.ts'
import { ticketStates } from './states/ticket.ts'
import { videoStates } from './states/video.ts'
import { voteStates } from './states/vote.ts'

/**
 * The catalogue of provider states: facts that must hold at a host before a call of the contract is made. A backend
 * that wants to be verified serves each of them at its state hook (`POST {action, state, params}`); the sandbox does so
 * in sandbox/<area>/<area>.states.ts, where the same states are the scenarios one can open the app in.
 *
 * - A state makes its fact true whatever was there before, for exactly the ids in its parameters, and may be set up
 *   twice.
 * - States are combined: those of a case are set up in their order, a member before what the member owns.
 * - A state with a teardown changes what other calls see. Its teardown brings the host back to how it was before.
 * - Unless a state says otherwise, nothing is under maintenance, rate limits are unused, and ids that begin with
 *   `no-such-` do not exist.
 */
export const states = {
  ...memberStates,
  ...authStates,
  ...channelStates,
  ...addressStates,
  ...blockStates,
  ...coinStates,
  ...collectionStates,
  ...drawStates,
  ...eventStates,
  ...gachaStates,
  ...homeStates,
  ...livetalkStates,
  ...lotteryStates,
  ...maintenanceStates,
  ...noticeStates,
  ...offerStates,
  ...paymentStates,
  ...postStates,
  ...preorderStates,
  ...presentStates,
  ...realtimeStates,
  ...reportStates,
  ...serialStates,
  ...shopStates,
  ...specialStates,
  ...storyStates,
  ...ticketStates,
  ...videoStates,
  ...voteStates,
} as const satisfies Readonly<Record<string, State>>

type States = typeof states
export type StateName = keyof States

type Value<P> = P extends Param<infer T> ? T : never

/** All parameters of a state, as a hook receives them. */
export type StateParams<N extends StateName> = {
  -readonly [K in keyof States[N]['params']]: Value<States[N]['params'][K]>
}

/** The values that the hook returns for a state. */
export type StateValues<N extends StateName> = { [K in States[N]['returns'][number]]: string }

type WithTeardown = { [N in StateName]: States[N] extends { hasTeardown: true } ? N : never }[StateName]

/**
 * An implementation of all states; a missing one does not compile. `Context` is what an implementation needs, such as a
 * transaction.
 */
export interface StateHandlers<Context> {
  setup: { [N in StateName]: (params: StateParams<N>, context: Context) => Promise<StateValues<N>> }
  /** Teardowns, only for states that affect more than their own ids. */
  teardown: { [N in WithTeardown]: (params: StateParams<N>, context: Context) => Promise<void> }
}

/** A state with all its parameters, as pacts and hooks receive it. */
export interface StateUse<N extends StateName = StateName> {
  name: N
  params: StateParams<N>
}

/** `state('a member', { freeCoin: 0 })`: the state with its parameters, completed by the defaults. */
export function state<N extends StateName>(name: N, params: Partial<StateParams<N>> = {}): StateUse<N> {
  const specs: Readonly<Record<string, Param>> = states[name].params
  const defaults = Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]))
  return { name, params: { ...defaults, ...params } as StateParams<N> }
}
