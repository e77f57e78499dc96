import { minutes } from '../runtime/clock.ts'
import type { Ask } from '../runtime/http/ask.ts'
import type { RateLimit } from '../runtime/security/rateLimits.ts'

/**
 * Who mails, guesses codes or logs in, is counted by caller and by network, whichever address it is about (Q107).
 *
 * - The caller is the account of a member, the session of a guest.
 * - The network is the address of the connection: whatever a caller writes, `X-Forwarded-For` too, can be made up.
 *   Behind the app's server everybody comes from loopback, and so these limits are wide: they bound what one gains by
 *   taking new guest sessions.
 */
const limits = {
  mail: { caller: { tries: 10, window: minutes(10) }, network: { tries: 1200, window: minutes(10) } },
  code: { caller: { tries: 30, window: minutes(10) }, network: { tries: 1200, window: minutes(10) } },
  signin: { caller: { tries: 30, window: minutes(10) }, network: { tries: 300, window: minutes(1) } },
} satisfies Record<string, Record<'caller' | 'network', RateLimit>>

type Limited = keyof typeof limits
type Place = Pick<Ask, 'services' | 'world'>

/** Counts a try of whoever calls. */
export function limitCaller(
  ask: Pick<Ask, 'services' | 'world' | 'address' | 'sessionId' | 'accountId'>,
  what: Limited,
) {
  const { services, world, address, sessionId, accountId } = ask
  const { caller, network } = limits[what]
  services.limits.check(world.name, tryOf(what, accountId ?? sessionId ?? address), caller)
  services.limits.check(world.name, `${what} from ${address}`, network)
}

/** Forgets the tries of an account: a state begins without any. */
export function forgetCaller({ services, world }: Place, accountId: string): void {
  for (const what of Object.keys(limits) as Limited[]) services.limits.forget(world.name, tryOf(what, accountId))
}

const tryOf = (what: Limited, caller: string) => `${what} by ${caller}`

/** On loopback everybody shares one address. */
const guestLimit: RateLimit = { tries: 600, window: minutes(1) }

/** Counts a new guest session of a network. */
export function limitGuests({ services, world, address }: Place & Pick<Ask, 'address'>): void {
  services.limits.check(world.name, `guest ${address}`, guestLimit)
}

const mailsToOneAddress: RateLimit = { tries: 5, window: minutes(10) }

/** Counts a mail: of whoever asks for it, and to an address, whatever it is about. */
export function limitMails(ask: Parameters<typeof limitCaller>[0], key: string): void {
  limitCaller(ask, 'mail')
  ask.services.limits.check(ask.world.name, `mail ${key}`, mailsToOneAddress)
}

/** Forgets the mails to an address. */
export function forgetMails({ services, world }: Place, key: string): void {
  services.limits.forget(world.name, `mail ${key}`)
}
