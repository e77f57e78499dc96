import { env } from '../env.ts'
import { pages } from '../pages.ts'
import { pageHeads } from './head/pageHeads.ts'

/** Converts a pattern of the page map to one of robots.txt, in which an asterisk is any text. */
const robotsPattern = (path: string) => path.replaceAll(/:\w+/g, '*')

/** Whether a pattern of robots.txt, which is a prefix, covers a path. */
function covers(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}`).test(path)
}

/** The patterns of robots.txt for a page with any query, but nothing below the page. */
function patternsOf(path: string): string[] {
  const pattern = robotsPattern(path)
  return pattern.endsWith('*') ? [pattern] : [`${pattern}$`, `${pattern}?`]
}

/** The private pages, without those that the pattern of another private page covers. */
function privatePaths(): string[] {
  const open = new Set(pageHeads.map(({ path }) => path))
  const closed = pages.map(({ path }) => path).filter((path) => !open.has(path))
  const patterns = closed.flatMap(patternsOf)
  return patterns.filter(
    (pattern) => !patterns.some((other) => other !== pattern && covers(other, pattern.replaceAll('*', 'x'))),
  )
}

/**
 * The robots.txt of a deployment. It allows pictures although they are below the path of an API server, because search
 * engines show them.
 */
export function robotsText({ origin }: { origin: string }): string {
  const hostPaths = Object.values(env.hosts).filter((host) => host.startsWith('/'))
  const rules = [
    ...(env.textures.startsWith('/') ? [`Allow: ${env.textures}`] : []),
    ...[...hostPaths.map((path) => `${path}/`), ...privatePaths()].map((path) => `Disallow: ${path}`),
  ]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
