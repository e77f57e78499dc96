import { memberOf, type Ask } from '../http/ask.ts'
import { minutes } from '../clock.ts'
import type { SandboxServices } from '../services.ts'
import type { RateLimit } from './rateLimits.ts'

/**
 * How often one member may do what others see, or what costs more than other calls (Q105): more than anybody does by
 * hand. Refused tries count, too.
 */
export const memberLimits = {
  post: { tries: 20, window: minutes(1) },
  like: { tries: 120, window: minutes(1) },
  report: { tries: 20, window: minutes(10) },
  upload: { tries: 30, window: minutes(1) },
  crawl: { tries: 30, window: minutes(1) },
} as const satisfies Record<string, RateLimit>

type Limited = keyof typeof memberLimits

const names = Object.keys(memberLimits) as Limited[]
const keyOf = (what: Limited, accountId: string) => `${what} ${accountId}`

/** Counts one try of the member; TooManyRequests when it is one too many. */
export function limitMember(ask: Pick<Ask, 'services' | 'world' | 'accountId'>, what: Limited): void {
  ask.services.limits.check(ask.world.name, keyOf(what, memberOf(ask)), memberLimits[what])
}

/** For states: another member takes over the id. */
export function forgetTries({ limits }: SandboxServices, world: string, accountId: string): void {
  for (const what of names) limits.forget(world, keyOf(what, accountId))
}
