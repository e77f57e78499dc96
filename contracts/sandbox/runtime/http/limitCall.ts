import type { Endpoint } from '../../../endpoint.ts'
import type { RateLimit } from '../security/rateLimits.ts'
import type { SandboxServices } from '../services.ts'
import type { Ask, Handler } from './ask.ts'

const bucketOf = (caller: string, name = '') => `calls of ${caller} ${name}`.trimEnd()

/** Wraps the handlers of all areas so that calls with a limit (by name: `gacha.drawGacha`) are counted first. */
export function withLimits<All extends object>(all: All, limits: Readonly<Partial<Record<string, RateLimit>>>): All {
  const areas = Object.entries(all).map(([area, calls]) => {
    const entries = Object.entries(calls as Record<string, Handler<Endpoint>>)
    const limited = entries.map(([name, handle]) => {
      const limit = limits[`${area}.${name}`]
      return [name, limit ? afterLimit(`${area}.${name}`, limit, handle) : handle]
    })
    return [area, Object.fromEntries(limited)]
  })
  return Object.fromEntries(areas) as All
}

/** Counts a call of a member or of a guest's session. Throws TooManyRequests if the limit is exceeded. */
const afterLimit =
  (name: string, limit: RateLimit, handle: Handler<Endpoint>): Handler<Endpoint> =>
  async (ask: Ask) => {
    const caller = ask.accountId ?? ask.sessionId ?? ask.address
    ask.services.limits.check(ask.world.name, bucketOf(caller, name), limit)
    return handle(ask)
  }

/** Resets an account's counted calls, because provider states reuse account ids. */
export function forgetCalls({ limits }: Pick<SandboxServices, 'limits'>, world: string, accountId: string): void {
  limits.forget(world, bucketOf(accountId))
}
