import { minutes } from '../runtime/clock.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import type { RateLimit } from '../runtime/security/rateLimits.ts'
import { isKnownDevice } from './knownCallers.ts'

/**
 * Rate limits per caller and per network for mails, codes, logins, passkeys and provider visits (Q107, Q366).
 *
 * - The caller is a member's account or a guest's session.
 * - The network is the connection's address, or the one that a trusted proxy names (`clientNetwork.ts`). Its limits are
 *   high: they bound what a stranger gains by starting new guest sessions. Each endpoint has its own count, so that
 *   cheap requests do not use up the tries of a costly one.
 * - A device on which a member has logged in is counted individually instead of by its network.
 */
const limits = {
  mail: { caller: { tries: 10, window: minutes(10) }, network: { tries: 1200, window: minutes(10) } },
  code: { caller: { tries: 30, window: minutes(10) }, network: { tries: 1200, window: minutes(10) } },
  signin: { caller: { tries: 30, window: minutes(10) }, network: { tries: 300, window: minutes(1) } },
  passkey: { caller: { tries: 60, window: minutes(10) }, network: { tries: 600, window: minutes(1) } },
  provider: { caller: { tries: 30, window: minutes(10) }, network: { tries: 600, window: minutes(1) } },
} satisfies Record<string, Record<'caller' | 'network', RateLimit>>

type Limited = keyof typeof limits
type LimitContext = Pick<CallContext, 'services' | 'dataset'>
type Caller = LimitContext & Pick<CallContext, 'db' | 'now' | 'operation' | 'address' | 'deviceId'>

/** Counts a try of the caller. Throws TooManyRequests if the limit is exceeded. */
export async function limitCaller(
  ctx: Caller & Pick<CallContext, 'sessionId' | 'accountId'>,
  what: Limited,
): Promise<void> {
  const { services, dataset, sessionId, accountId, operation, address } = ctx
  const { caller, network } = limits[what]
  services.limits.countTry(dataset.name, tryOf(what, accountId ?? sessionId ?? address), caller)
  const isKnown = await isKnownDevice(ctx)
  if (isKnown) services.limits.countTry(dataset.name, `${what} ${operation} on ${ctx.deviceId}`, deviceLimit)
  else services.limits.countTry(dataset.name, `${what} ${operation} from ${address}`, network)
}

/** Resets the counted tries of an account, so that a provider state starts without any. */
export function resetCallerTries({ services, dataset }: LimitContext, accountId: string): void {
  for (const what of Object.keys(limits) as Limited[]) services.limits.resetTries(dataset.name, tryOf(what, accountId))
}

const tryOf = (what: Limited, caller: string) => `${what} by ${caller}`

/** The limit of guest sessions per known device: more than a person starts on one device. */
const deviceLimit: RateLimit = { tries: 60, window: minutes(10) }

/**
 * The limit of guest sessions per network. It is high, because all clients behind a proxy that does not name them share
 * one network.
 */
const guestLimit: RateLimit = { tries: 600, window: minutes(1) }

/**
 * Counts a new guest session against the limit of the known device or, without one, of the network. Throws
 * TooManyRequests.
 */
export async function limitGuests(ctx: Caller): Promise<void> {
  const { services, dataset, address } = ctx
  if (await isKnownDevice(ctx)) services.limits.countTry(dataset.name, `guest on ${ctx.deviceId}`, deviceLimit)
  else services.limits.countTry(dataset.name, `guest from ${address}`, guestLimit)
}
