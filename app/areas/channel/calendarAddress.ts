import { env } from '../../env.ts'

/**
 * The `webcal:` address of a calendar, from an https URL or a path on the app host. Undefined for anything else (X15).
 */
export function webcalAddressOf(url: string): string | undefined {
  const isPath = /^\/[^/\\]/.test(url)
  if (!isPath && !/^https:\/\/[^/]/.test(url)) return undefined
  const { href } = new URL(isPath ? env.hosts.app + url : url, location.origin)
  return href.replace(/^https?:/, 'webcal:')
}
