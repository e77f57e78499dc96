/**
 * The one form of a page's path: words as the map writes them, whatever their case in the address; no double and no
 * trailing slash. Parameters stay as they are.
 *
 * @param pattern The page's path in the map, such as `/channel/:id`; `*` changes nothing but the slashes.
 * @param pathname The path of the address.
 */
export function canonicalPath(pattern: string, pathname: string): string {
  const segments = pathname.split('/').filter(Boolean)
  const words = pattern === '*' ? [] : pattern.split('/').filter(Boolean)
  return `/${segments.map((segment, at) => (words[at] && !words[at].startsWith(':') ? words[at] : segment)).join('/')}`
}
