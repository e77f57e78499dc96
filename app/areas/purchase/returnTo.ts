import { env } from '../../env.ts'
import { paths } from '../../paths.ts'
import { safeCallback } from '../../session/callback.ts'

/**
 * The page one came from, by `url` (S105); the address may hold anything, so it is tried again when it is read (X1,
 * X4).
 */
export const returnTo = (search: URLSearchParams): string =>
  safeCallback(search.get('url'), location.origin, env.callbackOrigins) ?? paths.home
