import type { Endpoint } from '../../../endpoint.ts'
import type { RateLimit } from '../security/rateLimits.ts'
import type { SandboxServices } from '../services.ts'
import type { CallContext, Handler } from './callContext.ts'

const bucketOf = (caller: string, name = '') => `calls of ${caller} ${name}`.trimEnd()

/**
 * Wraps the handlers of all areas, so that requests to endpoints with a limit are counted first. `limits` has the
 * limits by name: `gacha.drawGacha`.
 */
export function withCallLimits<All extends object>(
  all: All,
  limits: Readonly<Partial<Record<string, RateLimit>>>,
): All {
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

/**
 * Counts a request of a member or of a guest's session before handling it. Throws TooManyRequests if the limit is
 * exceeded.
 */
const afterLimit =
  (name: string, limit: RateLimit, handle: Handler<Endpoint>): Handler<Endpoint> =>
  async (ctx: CallContext) => {
    const caller = ctx.accountId ?? ctx.sessionId ?? ctx.address
    ctx.services.limits.countTry(ctx.dataset.name, bucketOf(caller, name), limit)
    return handle(ctx)
  }

/** Resets the counted requests of an account, because provider states reuse account ids. */
export function resetCallCounts({ limits }: Pick<SandboxServices, 'limits'>, dataset: string, accountId: string): void {
  limits.resetTries(dataset, bucketOf(accountId))
}
