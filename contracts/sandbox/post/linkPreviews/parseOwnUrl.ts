import { maxUrlLength } from '../../../post/post.endpoints.ts'

/** The path below which the app's server forwards requests to the hosts. No page is there. */
const forwardedPath = /^\/+hosts(?:\/|$)/i

function decodedPath({ pathname }: URL): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/**
 * Parses the URL of a page of the app: exactly the app's origin, without credentials, and not below the path that leads
 * to the hosts. Returns undefined for any other URL. The app may run on a loopback address (X9, Q405).
 *
 * @param appAddress The configured origin of the app.
 */
export function parseOwnUrl(text: string, appAddress: string): URL | undefined {
  const url = text.length <= maxUrlLength ? URL.parse(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.origin !== URL.parse(appAddress)?.origin)
    return undefined
  if (url.username !== '' || url.password !== '' || url.href.length > maxUrlLength) return undefined
  const path = decodedPath(url)
  if (path === undefined || forwardedPath.test(path)) return undefined
  url.hash = ''
  return url
}

/**
 * The id of the post that a page of the app shows; undefined for other pages. Like the app, it ignores the case of the
 * first word and empty segments.
 */
export function quotedPostIdOf({ pathname }: URL): string | undefined {
  const [word, , , postId, ...rest] = pathname.split('/').filter(Boolean)
  if (postId === undefined || rest.length > 0 || decodeURIComponent(word ?? '').toLowerCase() !== 'post')
    return undefined
  return decodeURIComponent(postId)
}
