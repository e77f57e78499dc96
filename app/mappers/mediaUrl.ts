import { env } from '../env.ts'

/** The URL of an upload: a full https URL, or a path on the app server. Undefined for anything else. */
export function mediaUrl(url: string): string | undefined {
  if (url.startsWith('https://')) return url
  return /^\/(?!\/)/.test(url) ? env.hosts.app + url : undefined
}
