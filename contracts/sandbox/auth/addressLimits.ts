import { days, minutes } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import type { Ask } from '../runtime/http/ask.ts'
import { familiarityOf, type Familiarity } from './knownCallers.ts'
import { limitCaller } from './limits.ts'

/**
 * How often something may be tried with one e-mail address, whoever tries (Q365):
 *
 * - `caller`: by one session, one device that the address's member has logged in on, or that member itself. Log-ins
 *   have none here: five that fail lock the caller (`signinFailures.ts`).
 * - `network`: by all unknown devices of one network.
 * - `strangers`: by all unknown devices of unknown networks together, against an attacker with many networks. One
 *   network alone cannot use it up.
 *
 * So a stranger's tries stop neither a known device nor a known network elsewhere. A network's number is the same
 * whether it is known or not: it must not tell whether the address has an account (X7).
 */
const limits: Readonly<Record<'mail' | 'signin' | 'code' | 'guess', AddressLimits>> = {
  mail: { caller: 5, network: 10, strangers: 20 },
  signin: { network: 20, strangers: 60 },
  code: { caller: 5, network: 20, strangers: 60 },
  // Wrong codes. Each mail allows five more guesses, so guesses from many sessions are bounded per day (Q382).
  guess: { caller: 30, network: 50, strangers: 100, window: days(1) },
}

interface AddressLimits {
  caller?: number
  network: number
  strangers: number
  /** Milliseconds; ten minutes by default. */
  window?: number
}

/** A try that has been counted. */
export interface AddressTry {
  /** Who the try is counted for: the device, the account or the session. */
  caller: string
  /** Uncounts the try, because it turned out to be the owner's. */
  giveBack: () => void
}

type Place = Pick<Ask, 'db' | 'now' | 'world' | 'services' | 'address' | 'deviceId' | 'sessionId' | 'accountId'>
type What = keyof typeof limits

/** The caller that tries is counted for, and how well the address's account knows it. */
export async function callerFor(ask: Place, key: string): Promise<{ caller: string; familiarity: Familiarity }> {
  const familiarity = await familiarityOf(ask, key)
  const caller = familiarity === 'DEVICE' ? ask.deviceId : (ask.accountId ?? ask.sessionId)
  return { caller: caller ?? ask.address, familiarity }
}

/** Counts a try with an address. Throws TooManyRequests if the limit is exceeded. */
export async function limitAddress(ask: Place, what: What, key: string): Promise<AddressTry> {
  return countTry(ask, what, key, await callerFor(ask, key))
}

/** {@link limitAddress} for a caller that {@link callerFor} has already identified. */
export function countTry(
  { services, world, address }: Place,
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
  for (const [name, tries] of counted) services.limits.check(world.name, name, { tries, window })
  return { caller, giveBack: () => counted.forEach(([name]) => services.limits.giveBack(world.name, name)) }
}

const bucketOf = (what: What, key: string, bucket = '') => `${what} for ${key} ${bucket}`.trimEnd()

/** Counts a try and returns whether a code for the address may still be judged. */
export async function mayTryCode(ask: Place, key: string): Promise<boolean> {
  return limitAddress(ask, 'code', key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false
      throw error
    },
  )
}

/** Counts a mail for its caller and for its address, whatever the mail is about. Throws TooManyRequests. */
export async function limitMails(ask: Parameters<typeof limitCaller>[0] & Place, key: string): Promise<void> {
  await limitCaller(ask, 'mail')
  await limitAddress(ask, 'mail', key)
}

/** Resets the tries counted for an address, so that a provider state starts without any. */
export function forgetAddressTries({ services, world }: Pick<Ask, 'services' | 'world'>, key: string): void {
  for (const what of Object.keys(limits) as What[]) services.limits.forget(world.name, bucketOf(what, key))
}
