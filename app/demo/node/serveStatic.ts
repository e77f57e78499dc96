import type { MiddlewareHandler } from 'hono'

/** Pictures and films lie in the demo's folder below the same addresses, and never come this way. */
export const serveStatic = (): MiddlewareHandler => (context) => Promise.resolve(context.notFound())
