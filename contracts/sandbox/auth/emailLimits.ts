import { days, minutes } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { familiarityOf, type CallerFamiliarity } from './knownCallers.ts'
import { limitCaller } from './limits.ts'

/**
 * How often each kind of action may be tried with one e-mail address (Q365):
 *
 * - `caller`: by one session, by one device on which the address's member has logged in, or by that member. Logins have
 *   no such limit, because five failures lock the caller (`signinFailures.ts`).
 * - `network`: by all unknown devices of one network.
 * - `strangers`: by all unknown devices of unknown networks together, against an attacker with many networks. One
 *   network alone cannot use it up.
 *
 * A stranger's tries therefore block neither a known device nor a known network. A network's limit is the same whether
 * or not it is known, so that it does not reveal whether the address has an account (X7).
 */
const limits: Readonly<Record<'mail' | 'signin' | 'code' | 'guess', AddressLimits>> = {
  mail: { caller: 5, network: 10, strangers: 20 },
  signin: { network: 20, strangers: 60 },
  code: { caller: 5, network: 20, strangers: 60 },
  // The limit for wrong codes. Each mail allows five more guesses, so guesses from many sessions are limited per day
  // (Q382).
  guess: { caller: 30, network: 50, strangers: 100, window: days(1) },
}

interface AddressLimits {
  caller?: number
  network: number
  strangers: number
  /** The time window of the limit in milliseconds; ten minutes by default. */
  window?: number
}

/** The result of counting a try with an address. */
export interface AddressTry {
  /** The device, account or session for which the try was counted. */
  caller: string
  /** Removes the try from the counts again, after the caller has proven to be the owner. */
  uncount: () => void
}

type LimitContext = Pick<
  CallContext,
  'db' | 'now' | 'dataset' | 'services' | 'address' | 'deviceId' | 'sessionId' | 'accountId'
>
type What = keyof typeof limits

/**
 * Returns for whom a try is counted (a device, an account or a session), and how well the account with this address
 * knows the caller.
 */
export async function callerFor(
  ctx: LimitContext,
  key: string,
): Promise<{ caller: string; familiarity: CallerFamiliarity }> {
  const familiarity = await familiarityOf(ctx, key)
  const caller = familiarity === 'DEVICE' ? ctx.deviceId : (ctx.accountId ?? ctx.sessionId)
  return { caller: caller ?? ctx.address, familiarity }
}

/** Counts a try with an address. Throws TooManyRequests if the limit is exceeded. */
export async function limitAddress(ctx: LimitContext, what: What, key: string): Promise<AddressTry> {
  return countTry(ctx, what, key, await callerFor(ctx, key))
}

/** {@link limitAddress} for a caller whom {@link callerFor} has already identified. */
export function countTry(
  { services, dataset, address }: LimitContext,
  what: What,
  key: string,
  { caller, familiarity }: Awaited<ReturnType<typeof callerFor>>,
): AddressTry {
  const { caller: ofCaller, network, strangers, window = minutes(10) } = limits[what]
  const isFamiliar = familiarity === 'OWNER' || familiarity === 'DEVICE'
  const buckets: [name: string, tries: number | undefined][] = [
    [`by ${caller}`, ofCaller],
    [`from ${address}`, isFamiliar ? undefined : network],
    ['by strangers', familiarity === 'STRANGER' ? strangers : undefined],
  ]
  const counted = buckets.flatMap(([name, tries]) =>
    tries === undefined ? [] : ([[bucketOf(what, key, name), tries]] as const),
  )
  for (const [name, tries] of counted) services.limits.countTry(dataset.name, name, { tries, window })
  return { caller, uncount: () => counted.forEach(([name]) => services.limits.uncountTry(dataset.name, name)) }
}

const bucketOf = (what: What, key: string, bucket = '') => `${what} for ${key} ${bucket}`.trimEnd()

/** Counts a try to enter a mailed code for an address. Returns whether the limits allow judging the code. */
export async function countCodeTry(ctx: LimitContext, key: string): Promise<boolean> {
  return limitAddress(ctx, 'code', key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false
      throw error
    },
  )
}

/**
 * Counts a mail against the limits of its caller and of its address, whatever the mail is about. Throws TooManyRequests
 * if one is exceeded.
 */
export async function limitMails(ctx: Parameters<typeof limitCaller>[0] & LimitContext, key: string): Promise<void> {
  await limitCaller(ctx, 'mail')
  await limitAddress(ctx, 'mail', key)
}

/** Resets the tries counted for an address, so that a provider state starts without any. */
export function resetAddressTries({ services, dataset }: Pick<CallContext, 'services' | 'dataset'>, key: string): void {
  for (const what of Object.keys(limits) as What[]) services.limits.resetTries(dataset.name, bucketOf(what, key))
}
