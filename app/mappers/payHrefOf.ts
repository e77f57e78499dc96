import { env } from '../env.ts'

/** The gateway's page: an https address, or a path on the payment host; anything else is no link (X15). */
export function payHrefOf(page: string | undefined): string | undefined {
  if (page === undefined) return undefined
  if (/^https:\/\/[^/]/.test(page)) return page
  return /^\/[^/\\]/.test(page) ? new URL(env.hosts.payment + page, location.origin).href : undefined
}
