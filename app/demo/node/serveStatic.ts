import type { MiddlewareHandler } from 'hono'

/** Replaces Hono's static file server: the demo's folder serves pictures and films, so this always answers 404. */
export const serveStatic = (): MiddlewareHandler => (context) => Promise.resolve(context.notFound())
