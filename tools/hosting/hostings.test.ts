import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { outsideServices, type Deployment } from '../../app/content/services.ts'
import { createApp } from '../serveApp.ts'
import { contentPolicy } from './contentPolicy.ts'
import {
  assetHeaders,
  hostingFolder,
  pageHeaders,
  pageHeadersFile,
  securityHeaders,
  transportHeaders,
} from './headers.ts'
import { hostings } from './hostings.ts'

const bare: Deployment = {
  hosts: { app: '/hosts/app', user: '/hosts/user', payment: '/hosts/payment' },
  textures: '/hosts/app/textures/',
  mediaOrigins: [],
  firebase: '',
  providers: '',
}
const full: Deployment = {
  hosts: { app: 'https://app.tsudoi.example/v', user: 'https://user.tsudoi.example', payment: '/hosts/payment' },
  textures: 'https://cdn.tsudoi.example/textures/',
  mediaOrigins: ['https://media.example'],
  firebase: '{"projectId":"tsudoi"}',
  providers: 'GOOGLE',
}

const page = '<html><head><script>early()</script><script type="module" src="/assets/main.js"></script></head></html>'

/** A built app, as small as can be. */
function built(deployment: Deployment) {
  const folder = join(mkdtempSync(join(tmpdir(), 'hosting-')), 'app')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(hostingFolder(folder))
  writeFileSync(join(folder, 'assets/main.js'), 'main()')
  for (const name of ['index.html', 'top.html']) writeFileSync(join(folder, name), page)
  const pages = pageHeaders(folder, deployment)
  writeFileSync(join(hostingFolder(folder), pageHeadersFile), JSON.stringify(pages))
  return { folder, pages }
}

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('the content policy', () => {
  const policy = contentPolicy([page], bare)

  it('lets no script run but our files and the one in the head', () => {
    expect(directive(policy, 'default-src')).toBe("'none'")
    expect(directive(policy, 'script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
    expect(directive(policy, 'script-src-attr')).toBe("'none'")
    expect(directive(policy, 'base-uri')).toBe("'none'")
  })

  it('enforces Trusted Types and allows not one policy', () => {
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
    expect(directive(policy, 'trusted-types')).toBe("'none'")
  })

  it('reaches nobody else while nothing else is configured', () => {
    expect(outsideServices(bare)).toEqual([])
    expect(policy).not.toMatch(/https?:/)
    expect(directive(policy, 'connect-src')).toBe("'self'")
  })

  it('reaches the services that the page of external transmissions tells of, and our own hosts', () => {
    const told = outsideServices(full).flatMap(({ origins }) => Object.values(origins).flat())
    const own = ['https://app.tsudoi.example', 'https://user.tsudoi.example', 'https://cdn.tsudoi.example']
    const reached = contentPolicy([page], full).match(/https?:[^ ;]+/g) ?? []
    expect(new Set(reached)).toEqual(new Set([...own, ...told]))
    for (const origin of reached) expect(new URL(origin).origin).toBe(origin)
  })

  it('allows pictures and films of a service, and no calls to it', () => {
    const wide = contentPolicy([page], full)
    expect(directive(wide, 'img-src')).toContain('https://media.example')
    expect(directive(wide, 'media-src')).toContain('https://media.example')
    expect(directive(wide, 'connect-src')).not.toContain('https://media.example')
  })
})

/** What each host would send for an address, read back from its configuration. */
type HeadersAt = (text: string, path: string) => Record<string, string>

const quoted = (block: string, pattern: RegExp) =>
  Object.fromEntries([...block.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))

const readers: Readonly<Record<string, HeadersAt>> = {
  'nginx.conf': (text, path) => {
    const place = path.startsWith('/assets/') ? '/assets/' : path === '/top' ? '= /top' : '/'
    const block = text.split(`location ${place} {`)[1]?.split('\n}')[0] ?? ''
    return quoted(block, /add_header (\S+) "(.*)" always;/g)
  },
  Caddyfile: (text, path) => {
    const blocks = [...text.matchAll(/ {2}header (@\w+ )?\{\n([\s\S]*?)\n {2}\}/g)]
    const mine = path.startsWith('/assets/') ? '@assets ' : '@pages '
    const taken = blocks.filter(([, matcher]) => !matcher || matcher === mine)
    return quoted(taken.map(([, , body]) => body).join('\n'), /(\S+) "(.*)"/g)
  },
  _headers: (text, path) => {
    const rules = text
      .split(/\n(?=\/)/)
      .filter((rule) => rule.startsWith('/*') || (rule.startsWith('/assets/*') && path.startsWith('/assets/')))
    return quoted(rules.join('\n'), /^ {2}([\w-]+): (.*)$/gm)
  },
  'firebase.json': (text, path) => {
    const { hosting } = JSON.parse(text) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
    }
    const rules = hosting.headers.filter(({ source }) => source === '**' || path.startsWith('/assets/'))
    return Object.fromEntries(rules.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]))
  },
}

describe('what other hosts are told is what `npm start` serves', () => {
  for (const [name, deployment] of Object.entries({ bare, full })) {
    const { folder, pages } = built(deployment)
    const files = hostings(pages)
    const app = createApp(folder, {})

    it.each(Object.keys(readers))(`%s, ${name}`, async (file) => {
      for (const path of ['/top', '/channel/todai', '/assets/main.js']) {
        const answer = await app.request(path)
        expect(answer.status).toBe(200)
        const told = readers[file]?.(files[file] ?? '', path) ?? {}
        const isPage = !path.startsWith('/assets/')
        const expected = { ...securityHeaders, ...(isPage ? pages : assetHeaders) }
        for (const [header, value] of Object.entries(expected)) {
          expect(answer.headers.get(header), `${path} ${header}`).toBe(value)
          // Both hosts of _headers have pages asked for anew by themselves.
          if (file === '_headers' && isPage && header === 'Cache-Control') continue
          expect(told[header], `${file} ${path} ${header}`).toBe(value)
        }
        for (const [header, value] of Object.entries(transportHeaders)) expect(told[header]).toBe(value)
      }
    })
  }

  it('keeps the lines of _headers shorter than Cloudflare takes', () => {
    const lines = hostings(built(full).pages)._headers?.split('\n') ?? []
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000)
  })

  it('never tells a page’s address to whoever is linked to (X2)', () => {
    expect(securityHeaders['Referrer-Policy']).toBe('no-referrer')
  })
})
