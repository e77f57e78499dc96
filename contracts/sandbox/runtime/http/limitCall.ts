import type { SandboxServices } from '../services.ts'
import type { RateLimit } from '../security/rateLimits.ts'
import type { Ask } from './ask.ts'

const bucketOf = (caller: string, name = '') => `calls of ${caller} ${name}`.trimEnd()

/** Counts one call of a member or of a guest's session; TooManyRequests when it is one too many. */
export function limitCall(ask: Ask, name: string, limit: RateLimit): void {
  const caller = ask.accountId ?? ask.sessionId ?? ask.address
  ask.services.limits.check(ask.world.name, bucketOf(caller, name), limit)
}

/** For states: another member takes over the id. */
export function forgetCalls({ limits }: Pick<SandboxServices, 'limits'>, world: string, accountId: string): void {
  limits.forget(world, bucketOf(accountId))
}
