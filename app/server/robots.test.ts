import { describe, expect, it } from 'vitest'
import { env } from '../env.ts'
import { pages } from '../pages.ts'
import { pageHeads } from './head/pageHeads.ts'
import { robotsText } from './robots.ts'

const text = robotsText({ origin: 'https://tsudoi.example' })

/** Whether a robot may visit a path, by RFC 9309: the longest matching pattern counts. */
function mayVisit(path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, pattern = '']) => {
    const parts = pattern.replace(/\$$/, '').split('*')
    const escaped = parts.map((part) => part.replaceAll(/[$()+.?[\\\]^{|}]/g, '\\$&')).join('.*')
    return {
      isAllowed: kind === 'Allow',
      pattern,
      matcher: new RegExp(`^${escaped}${pattern.endsWith('$') ? '$' : ''}`),
    }
  })
  const [longest] = rules
    .filter(({ matcher }) => matcher.test(path))
    .toSorted((one, other) => other.pattern.length - one.pattern.length)
  return longest?.isAllowed ?? true
}

const examples = (path: string) => ['x', 'todai', 'staff1', 'a%2Fb'].map((id) => path.replaceAll(/:\w+/g, id))

describe('robots.txt', () => {
  it('allows robots to visit every public page, even with a query', () => {
    const urls = pageHeads.flatMap(({ path }) => examples(path)).flatMap((path) => [path, `${path}?utm=x`])
    expect(urls.filter((url) => !mayVisit(url))).toEqual([])
  })

  it('forbids robots to visit every page that is not public, even with a query', () => {
    const open = new Set(pageHeads.map(({ path }) => path))
    const closed = pages.map(({ path }) => path).filter((path) => !open.has(path))
    const urls = closed.flatMap(examples).flatMap((path) => [path, `${path}?callback=x`])
    expect(urls.length).toBeGreaterThan(100)
    expect(urls.filter(mayVisit)).toEqual([])
  })

  it('forbids robots to visit the API servers, except for pictures', () => {
    for (const host of Object.values(env.hosts)) expect([host, mayVisit(`${host}/v2/ip`)]).toEqual([host, false])
    expect([env.textures, mayVisit(`${env.textures}todai/hero.webp`)]).toEqual([env.textures, true])
    expect(
      ['/', '/card.png?page=%2Fchannel%2Ftodai&v=1', '/sitemap.xml', '/main.js'].filter((path) => !mayVisit(path)),
    ).toEqual([])
  })

  it('applies to all robots, and contains the URL of the sitemap', () => {
    expect(text).toMatch(/^User-agent: \*\n/)
    expect(text).toMatch(/^Sitemap: https:\/\/tsudoi\.example\/sitemap\.xml$/m)
  })
})
