import { env } from '../env.ts'

/**
 * The link to the payment gateway's page: an https URL, or a path on the payment server. Undefined for anything else
 * (X15).
 */
export function payHrefOf(page: string | undefined): string | undefined {
  if (page === undefined) return undefined
  if (/^https:\/\/[^/]/.test(page)) return page
  return /^\/[^/\\]/.test(page) ? new URL(env.hosts.payment + page, location.origin).href : undefined
}
