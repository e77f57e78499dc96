/** Escapes the `%` of a path segment that cannot be decoded, so that it counts as literal text. */
function decodable(segment: string): string {
  try {
    // The result contains the decoded text, because the minifier removes a call whose result is unused.
    return decodeURIComponent(segment) && segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}

/** A path without double and trailing slashes, in which every escape can be decoded. */
export const decodablePath = (pathname: string) => `/${pathname.split('/').filter(Boolean).map(decodable).join('/')}`

/**
 * The canonical form of a page's path: words as in the map, whatever their case in the URL, without double or trailing
 * slashes, and without escapes that cannot be decoded. Parameters are unchanged.
 *
 * @param pattern The page's path in the map, such as `/channel/:id`; `*` keeps the case of all words.
 * @param pathname The path of the URL.
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const words = pattern.split('/')
  const wordAt = (at: number) => (/^\w/.test(words[at] ?? '') ? words[at] : undefined)
  return decodablePath(pathname)
    .split('/')
    .map((segment, at) => wordAt(at) ?? segment)
    .join('/')
}
