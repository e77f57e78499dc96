import { describe, expect, it } from 'vitest'
import { outsideServices } from '../../app/content/outsideServices.ts'
import { workerPolicy } from '../../app/workerPolicy.ts'
import { createAppServer } from '../serveApp.ts'
import { cardPolicy, contentPolicy } from './contentPolicy.ts'
import {
  assetHeaders,
  cardFormPath,
  manifestHeaders,
  manifestPath,
  notFoundFile,
  securityHeaders,
  transportHeaders,
  versionFile,
  workerFile,
} from './headers.ts'
import { cardHeaders } from './pageHeaders.ts'
import { webServerConfigs } from './webServerConfigs.ts'
import { bareDeployment, fullDeployment, minimalHtml, writeMinimalBuild } from './writeMinimalBuild.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('the content security policy of the app’s pages', () => {
  const policy = contentPolicy([minimalHtml], bareDeployment)

  it('allows only script files of the build and the inline script in the head', () => {
    expect(directive(policy, 'default-src')).toBe("'none'")
    expect(directive(policy, 'script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
    expect(directive(policy, 'script-src-attr')).toBe("'none'")
    expect(directive(policy, 'base-uri')).toBe("'none'")
  })

  it('enforces Trusted Types with one policy, for the service worker’s URL', () => {
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
    expect(directive(policy, 'trusted-types')).toBe(workerPolicy)
  })

  it('allows, if no outside service is configured, no other server except YouTube, whose frame loads only after a click', () => {
    // YouTube is always listed: its frame loads only after a press.
    expect(outsideServices(bareDeployment).map(({ id }) => id)).toEqual(['youtube', 'push'])
    expect(policy.match(/https?:[^ ;]+/g)).toEqual(['https://www.youtube-nocookie.com'])
    expect(directive(policy, 'frame-src')).toBe('https://www.youtube-nocookie.com')
    expect(directive(policy, 'connect-src')).toBe("'self'")
  })

  it('allows the product’s servers, and the services that the page about external transmission (外部送信) lists', () => {
    const told = outsideServices(fullDeployment).flatMap(({ origins, spokenToBy }) =>
      spokenToBy === 'card' ? [] : Object.values(origins).flat(),
    )
    const own = ['https://app.tsudoi.example', 'https://user.tsudoi.example', 'https://cdn.tsudoi.example']
    const reached = contentPolicy([minimalHtml], fullDeployment).match(/https?:[^ ;]+/g) ?? []
    expect(new Set(reached)).toEqual(new Set([...own, ...told]))
    for (const origin of reached) expect(new URL(origin).origin).toBe(origin)
  })

  it('allows the app to fetch pictures of the configured picture server for the offline cache (Q282)', () => {
    for (const name of ['img-src', 'connect-src'])
      expect(directive(contentPolicy([minimalHtml], fullDeployment), name)).toContain('https://cdn.tsudoi.example')
  })

  it('allows pictures, films and film segments of the configured media server, but not its scripts and frames', () => {
    const wide = contentPolicy([minimalHtml], fullDeployment)
    expect(directive(wide, 'img-src')).toContain('https://media.example')
    expect(directive(wide, 'media-src')).toContain('https://media.example')
    expect(directive(wide, 'connect-src')).toContain('https://media.example')
    for (const name of ['script-src', 'frame-src']) expect(directive(wide, name)).not.toContain('https://media.example')
  })
})

describe('the content security policy of the document with the card form (R040, X14)', () => {
  const withSbps = cardPolicy(fullDeployment)

  it('allows the product’s payment and user servers, and no other server', () => {
    const policy = cardPolicy(bareDeployment)
    expect(policy).not.toMatch(/https?:|unsafe/)
    expect(directive(policy, 'script-src')).toBe("'self'")
    expect(directive(policy, 'connect-src')).toBe("'self'")
    expect(directive(withSbps, 'connect-src')).toBe("'self' https://user.tsudoi.example")
    for (const name of ['form-action', 'base-uri', 'frame-ancestors', 'default-src'])
      expect([name, directive(policy, name)]).toEqual([name, "'none'"])
  })

  it('allows the payment gateway’s script if one is configured, and lets Trusted Types create only that script’s URL', () => {
    expect(directive(withSbps, 'script-src')).toBe("'self' https://token.sps-system.com")
    expect(directive(withSbps, 'trusted-types')).toBe('default')
    expect(directive(cardPolicy(bareDeployment), 'trusted-types')).toBe("'none'")
    for (const policy of [withSbps, cardPolicy(bareDeployment)])
      expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
    expect(withSbps.match(/https:[^ ;]+/g)).toEqual(['https://token.sps-system.com', 'https://user.tsudoi.example'])
  })

  it('allows the payment gateway, which the policy of the app’s pages does not', () => {
    expect(contentPolicy([minimalHtml], fullDeployment)).not.toContain('sps-system')
    expect(outsideServices(fullDeployment).map(({ id }) => id)).toContain('sbps')
  })

  it('is sent with `Cache-Control: no-store`, so that browsers and proxies do not store the document', () => {
    expect(cardHeaders(bareDeployment)['Cache-Control']).toBe('no-store')
  })
})

/** Parses a web server's configuration: returns the headers that the server would send for a path. */
type HeadersAt = (text: string, path: string) => Record<string, string>

const quoted = (block: string, pattern: RegExp) =>
  Object.fromEntries([...block.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]))

const readers: Readonly<Record<string, HeadersAt>> = {
  'nginx.conf': (text, path) => {
    const own = path === '/top' || path === cardFormPath ? `= ${path}` : '/'
    const place = path.startsWith('/assets/') ? '/assets/' : own
    const block = text.split(`location ${place} {`)[1]?.split('\n}')[0] ?? ''
    return quoted(block, /add_header (\S+) "(.*)"(?: always)?;/g)
  },
  Caddyfile: (text, path) => {
    const blocks = [...text.matchAll(/ {2}header (@\w+ )?\{\n([\s\S]*?)\n {2}\}/g)]
    const own = path === cardFormPath ? '@card ' : '@pages '
    const mine = path.startsWith('/assets/') ? '@found ' : own
    const taken = blocks.filter(([, matcher]) => !matcher || matcher === mine)
    return quoted(taken.map(([, , body]) => body).join('\n'), /(\S+) "(.*)"/g)
  },
  _headers: (text, path) => {
    const rules = text
      .split(/\n(?=\/)/)
      .filter((rule) => rule.startsWith('/*') || (rule.startsWith('/assets/*') && path.startsWith('/assets/')))
    const own = text.split(`\n${path}\n`)[1]?.split(/\n(?=\/)/)[0] ?? ''
    // The rule of the card document must remove the policy of other pages before it sets its own.
    if (own) expect(own).toMatch(/^ {2}! Content-Security-Policy$/m)
    return quoted([...rules, own].join('\n'), /^ {2}([\w-]+): (.*)$/gm)
  },
  'firebase.json': (text, path) => {
    const { hosting } = JSON.parse(text) as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
    }
    const matches: Readonly<Record<string, boolean>> = { '**': true, '/assets/**': path.startsWith('/assets/') }
    const rules = hosting.headers.filter(({ source }) => matches[source] ?? source === path)
    return Object.fromEntries(rules.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]))
  },
}

describe('the generated configuration of web servers', () => {
  for (const [name, deployment] of Object.entries({ bareDeployment, fullDeployment })) {
    const { folder, headers } = writeMinimalBuild(deployment)
    const configuration = webServerConfigs(headers)
    const app = createAppServer(folder, {})

    it.each(Object.keys(readers))(`contains the headers that \`npm start\` sends: %s, ${name}`, async (file) => {
      const files = [`/${workerFile}`, `/${versionFile}`]
      for (const path of ['/top', '/channel/todai', cardFormPath, '/assets/main.js', ...files]) {
        const answer = await app.request(path)
        expect(answer.status).toBe(200)
        const told = readers[file]?.(configuration[file] ?? '', path) ?? {}
        const isPage = !path.startsWith('/assets/')
        const own = path === cardFormPath ? headers.card : headers.pages
        const expected = { ...securityHeaders, ...(isPage ? own : assetHeaders) }
        for (const [header, value] of Object.entries(expected)) {
          expect(answer.headers.get(header), `${path} ${header}`).toBe(value)
          // This header is not compared for pages, because both services that read `_headers` revalidate pages by
          // default.
          if (file === '_headers' && isPage && path !== cardFormPath && header === 'Cache-Control') continue
          expect(told[header], `${file} ${path} ${header}`).toBe(value)
        }
        for (const [header, value] of Object.entries(transportHeaders)) expect(told[header]).toBe(value)
      }
    })
  }

  it('makes nginx send the app’s page for a URL with an undecodable escape (Q390)', () => {
    // The configuration must name the app's page by its path, because nginx cannot redirect to a named location from a
    // URL that it could not parse.
    const lines = webServerConfigs(writeMinimalBuild(bareDeployment).headers)['nginx.conf']?.split('\n') ?? []
    const everywhere = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('location ')),
    )
    expect(everywhere).toContain('error_page 400 = /index.html;')
  })

  it('makes web servers answer 404 for a missing file, not a page, and without the caching header of files (S088)', async () => {
    const { folder, headers } = writeMinimalBuild(bareDeployment)
    const answer = await createAppServer(folder, {}).request('/assets/gone.js')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, null])
    const told = webServerConfigs(headers)
    const nginx = told['nginx.conf']?.split('location /assets/ {')[1]?.split('\n}')[0]
    expect(nginx).toContain('try_files $uri =404;')
    expect(nginx).toMatch(/Cache-Control "[^"]*immutable";/)
    expect(told.Caddyfile).toContain('@found {\n    path /assets/*\n    file\n  }')
    expect(told.Caddyfile).toMatch(/header @found \{\s+Cache-Control "[^"]*immutable"/)
    const redirects = told._redirects?.split('\n') ?? []
    const gone = redirects.indexOf(`/assets/* /${notFoundFile} 404`)
    expect(gone).toBeGreaterThan(0)
    expect(gone).toBeLessThan(redirects.indexOf('/* /index.html 200'))
    const { hosting } = JSON.parse(told['firebase.json'] ?? '') as { hosting: { rewrites: { source: string }[] } }
    expect(hosting.rewrites.at(-1)?.source).toBe('!/assets/**')
  })

  it('sets the content type of the web app manifest, because not every web server knows it', async () => {
    const { folder, headers } = writeMinimalBuild(bareDeployment)
    const type = manifestHeaders['Content-Type']
    const answer = await createAppServer(folder, {}).request(manifestPath)
    expect(answer.headers.get('Content-Type')).toContain(type)
    const { 'nginx.conf': nginx, Caddyfile, _headers, 'firebase.json': firebase = '' } = webServerConfigs(headers)
    expect(nginx?.split(`location = ${manifestPath} {`)[1]?.split('\n}')[0]).toContain(`default_type ${type};`)
    expect(Caddyfile).toContain(`  header ${manifestPath} {\n    Content-Type "${type}"`)
    expect(_headers).toContain(`\n${manifestPath}\n  Content-Type: ${type}\n`)
    expect(firebase.replaceAll(/\s+/g, ' ')).toContain(
      `"source": "${manifestPath}", "headers": [ { "key": "Content-Type", "value": "${type}" } ]`,
    )
  })

  it('has no line in the file _headers that exceeds Cloudflare’s limit of 2,000 characters', () => {
    const lines = webServerConfigs(writeMinimalBuild(fullDeployment).headers)._headers?.split('\n') ?? []
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000)
  })

  it('contains `Referrer-Policy: no-referrer`, so that linked sites do not get a page’s URL (X2)', () => {
    expect(securityHeaders['Referrer-Policy']).toBe('no-referrer')
  })
})
