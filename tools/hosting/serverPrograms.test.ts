import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen, type ListeningHost } from '../../contracts/sandbox/runtime/listen.ts'
import { SandboxProcess } from '../../contracts/sandbox/testing/sandboxProcess.ts'
import { seededDataFile, testPasswordCost } from '../../contracts/sandbox/testing/seededDataFile.ts'
import { everyNth, isLong } from '../../contracts/testing/amount.ts'
import { assetHeaders, cardFormPath, securityHeaders, transportHeaders } from './headers.ts'
import { hostingFolder } from './pageHeaders.ts'
import { isInstalled, nginxRendered, startRealServer } from './realServers.ts'
import { writeServerBuild } from './writeServerBuild.ts'

type Build = Awaited<ReturnType<typeof writeServerBuild>>
type Hosts = Awaited<SandboxProcess['addresses']>

let build: Build
let sandbox: SandboxProcess
let hosts: Hosts
/** An API host that accepts connections and never answers. */
const silent = createServer()
let silentHosts: Hosts

beforeAll(async () => {
  build = await writeServerBuild()
  sandbox = new SandboxProcess({ snapshot: await seededDataFile(), passwordCost: testPasswordCost })
  hosts = await sandbox.addresses
  await promisify((done: () => void) => silent.listen(0, '127.0.0.1', done))()
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  silentHosts = { app: address, user: address, payment: address }
})
afterAll(async () => {
  silent.close()
  await sandbox?.stop()
})

const settingsOf = ({ app, user, payment }: Hosts) => ({
  TSUDOI_ORIGIN: 'https://tsudoi.example',
  TSUDOI_HOST_APP: app,
  TSUDOI_HOST_USER: user,
  TSUDOI_HOST_PAYMENT: payment,
})

/** Runs the Node program with only these environment variables. Resolves when it serves. */
async function startProgram(settings: Readonly<Record<string, string>>) {
  const env = { TSUDOI_DOCUMENTS_PORT: '0', ...settings }
  // Makes Node behave like Node 20, which does not detect modules by their syntax.
  const args = ['--no-experimental-detect-module', join(build.server, 'node.js')]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit') as Promise<[code: number | null]>
  let log = ''
  child.stderr.on('data', (part: Buffer) => (log += part.toString()))
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [string]
  const address = /http:\S+\d/.exec(String(line))?.[0] ?? ''
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  return { address, stop, ended, log: () => log }
}

const isRendered = (html: string) => html.includes('<html data-rendered')

/** Requests a page until it is rendered, because on a busy machine the first answer may be the app shell. */
function rendered(ask: (path: string) => Promise<Response>, path: string): Promise<Response> {
  return vi.waitUntil(
    async () => {
      const answer = await ask(path)
      return isRendered(await answer.clone().text()) && answer
    },
    { timeout: 30_000, interval: 100 },
  )
}

/** Requests what a program sends if TSUDOI_SERVER_RENDERING is off: a page with its own head, and other files. */
async function requestWithoutRendering(ask: (path: string) => Promise<Response>) {
  const hasHead = (html: string) => html.includes('<meta property="og:title" content="灯台放送局">')
  const html = await vi.waitUntil(
    async () => {
      const text = await (await ask('/channel/todai')).text()
      return hasHead(text) && text
    },
    { timeout: 30_000, interval: 100 },
  )
  const [robots, sitemap] = await Promise.all(['/robots.txt', '/sitemap.xml'].map((path) => ask(path)))
  return { isRendered: isRendered(html), robots: robots?.status, sitemap: sitemap?.status }
}
const withoutRendering = { isRendered: false, robots: 200, sitemap: 200 }

describe('dist/server/main.js', () => {
  it('imports no other module and no Node API, and has less than 3.2 MB', () => {
    const code = readFileSync(join(build.server, 'main.js'), 'utf8')
    expect(code).not.toMatch(/["'`]node:|\brequire\(|\b(?:import|export)\b[^;'"`]*\bfrom\s*["']/)
    expect(code.length).toBeLessThan(3_200_000)
  })

  it('starts nothing when it is imported: a process that imports it ends by itself', async () => {
    const program = `await import(${JSON.stringify(pathToFileURL(join(build.server, 'main.js')).href)})
      if (process.getActiveResourcesInfo().length > 0) throw new Error('Something is still running.')`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { env: {}, stdio: 'inherit' })
    await expect(once(child, 'exit')).resolves.toEqual([0, null])
  })
})

describe('dist/server/node.js', () => {
  const wrongSettings = [
    ['TSUDOI_ORIGIN', 'tsudoi.example'],
    ['TSUDOI_ORIGIN', undefined],
    ['TSUDOI_HOST_USER', undefined],
  ] as const
  it.each(everyNth(3, wrongSettings))(
    'does not start, and prints a sentence that names the setting, if %s is %s',
    async (name, value) => {
      const { [name]: _, ...others }: Record<string, string> = settingsOf(silentHosts)
      const { ended, log } = await startProgram({ ...others, ...(value && { [name]: value }) })
      expect((await ended)[0]).toBe(1)
      expect(log()).toMatch(new RegExp(`^${name} must be the address of a server, [^\\n]+\\n$`))
    },
  )

  it('answers POST with 405, and with the security headers of every answer', async () => {
    const { address, stop } = await startProgram(settingsOf(silentHosts))
    const answer = await fetch(`${address}/channel`, { method: 'POST', body: 'x' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    for (const [name, value] of Object.entries({ ...securityHeaders, ...transportHeaders }))
      expect([name, answer.headers.get(name)]).toEqual([name, value])
    await stop()
  })

  it('finishes a request in flight after SIGTERM, and then ends', async () => {
    const { address, stop } = await startProgram(settingsOf(silentHosts))
    await fetch(`${address}/robots.txt`)
    const pending = fetch(`${address}/channel`)
    // The API host never answers, so the request lasts for the handler's whole time limit.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const begunAt = performance.now()
    const code = stop()
    expect((await pending).status).toBe(200)
    await expect(code).resolves.toBe(0)
    // Idle connections that are kept alive do not delay the end of the program.
    expect(performance.now() - begunAt).toBeLessThan(4_000)
  })

  it('compresses documents with Brotli or gzip if the client accepts it', async () => {
    const { address, stop } = await startProgram(settingsOf(silentHosts))
    const encodings = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await fetch(`${address}/mypage`, { headers: { 'accept-encoding': encoding } })
        expect(await answer.text()).toContain('<!--screen-->')
        return answer.headers.get('content-encoding')
      }),
    )
    expect(encodings).toEqual(['br', 'gzip', null])
    await stop()
  })

  it('logs one sentence without a stack when it cannot reach an API host', async () => {
    const refused = 'http://127.0.0.1:1'
    const { address, stop, log } = await startProgram(settingsOf({ app: refused, user: refused, payment: refused }))
    await fetch(`${address}/channel`)
    await expect.poll(log).toBe('Not rendered on the server: /channel. The user host could not be reached.\n')
    await stop()
  })

  it('sends pages with their head and without content if TSUDOI_SERVER_RENDERING is off, and still robots.txt and the sitemap', async () => {
    const { address, stop } = await startProgram({ ...settingsOf(hosts), TSUDOI_SERVER_RENDERING: 'off' })
    expect(await requestWithoutRendering((path) => fetch(address + path))).toEqual(withoutRendering)
    await stop()
  })
})

describe.skipIf(!isInstalled(nginxRendered))('dist/server/node.js behind nginx with nginx-rendered.conf', () => {
  let program: Awaited<ReturnType<typeof startProgram>>
  let nginx: Awaited<ReturnType<typeof startRealServer>>
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(nginx.address + path, { headers })
  beforeAll(async () => {
    program = await startProgram(settingsOf(hosts))
    nginx = await startRealServer(nginxRendered, { folder: build.folder, hosts, documents: program.address })
  })
  afterAll(async () => {
    await nginx?.close()
    await program?.stop()
  })

  it.each(['/channel/todai', '/top'])('sends %s rendered, with each security header only once', async (path) => {
    const answer = await rendered(ask, path)
    expect(answer.headers.get('cache-control')).toContain('s-maxage=30')
    const { 'Cache-Control': _, ...policy } = build.headers.pages
    for (const [name, value] of Object.entries({ ...securityHeaders, ...transportHeaders, ...policy }))
      expect([name, answer.headers.get(name)]).toEqual([name, value])
  })

  it('sends the status 404 of the Node program for pages that do not exist', async () => {
    await expect.poll(async () => (await ask('/channel/no-such-channel')).status).toBe(404)
    expect((await ask('/no/such/page')).status).toBe(404)
  })

  it('sends robots.txt and the sitemap with URLs of the public origin', async () => {
    await expect(ask('/robots.txt').then((answer) => answer.text())).resolves.toContain(
      'Sitemap: https://tsudoi.example/sitemap.xml',
    )
    await expect(ask('/sitemap.xml').then((answer) => answer.text())).resolves.toContain(
      '<loc>https://tsudoi.example/sitemap/pages.xml</loc>',
    )
  })

  it('sends the app shell to a member', async () => {
    const html = await (await ask('/channel/todai', { cookie: 'token=abc' })).text()
    expect(isRendered(html)).toBe(false)
    expect(html).toContain('<!--screen-->')
  })

  it('sends cached pages, the app shell and files while the Node program is stopped, but 502 for robots.txt and the sitemap', async () => {
    await program.stop()
    expect(isRendered(await (await ask('/channel/todai')).text())).toBe(true)
    const answer = await ask('/channel/velvet')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await answer.text()).toBe(readFileSync(join(build.folder, 'index.html'), 'utf8'))
    expect((await ask('/assets/main.js')).status).toBe(200)
    expect((await ask(cardFormPath)).headers.get('cache-control')).toBe('no-store')
    expect((await ask('/robots.txt?not-stored')).status).toBe(502)
    expect((await ask('/sitemap/pages.xml')).status).toBe(502)
  })

  // nginx waits for several seconds.
  it.runIf(isLong)('sends the app shell while the Node program does not answer', async () => {
    const waiting = await startRealServer(nginxRendered, {
      folder: build.folder,
      hosts,
      documents: silentHosts.app,
    })
    const answer = await fetch(`${waiting.address}/channel/todai`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    await waiting.close()
  })
})

describe.skipIf(!isInstalled(nginxRendered))('the cache of nginx with nginx-rendered.conf', () => {
  /**
   * The requests that reached the program which replaces the Node program in these tests. `caching` is the
   * Cache-Control of its answers.
   */
  const requests: string[] = []
  let caching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
  let program: ListeningHost
  let nginx: Awaited<ReturnType<typeof startRealServer>>
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(nginx.address + path, { headers, method })
    return { status: answer.status, text: await answer.text(), tag: answer.headers.get('etag') }
  }
  beforeAll(async () => {
    program = await listen('app', 0, (request) => {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      const headers = { 'Cache-Control': caching, Vary: 'Accept-Encoding, Cookie', ETag: `W/"${pathname}"` }
      if (pathname === '/refused') return new Response(null, { status: 400 })
      return new Response(`answer ${requests.length}`, { status: pathname === '/channel/none' ? 404 : 200, headers })
    })
    nginx = await startRealServer(nginxRendered, { folder: build.folder, hosts, documents: program.address })
  })
  afterAll(async () => {
    await nginx?.close()
    await program?.close()
  })

  it.each(['/channel/a', '/channel/none', '/card.png?page=%2Fchannel%2Fa', '/robots.txt'])(
    'answers the second request of a guest for %s from the cache, with the status of the first answer',
    async (path) => {
      const first = await ask(path)
      const before = requests.length
      expect(await ask(path)).toEqual(first)
      expect((await ask(path, {}, 'HEAD')).status).toBe(first.status)
      expect(requests.length).toBe(before)
    },
  )

  it('answers 304 if the request has the ETag of the cached page', async () => {
    const { tag } = await ask('/channel/b')
    expect(tag).toBe('W/"/channel/b"')
    expect((await ask('/channel/b', { 'if-none-match': tag ?? '' })).status).toBe(304)
  })

  it.each<[string, string, Record<string, string>]>([
    ['a member', '/channel/c', { cookie: 'a=b; token=abc' }],
    ['a user whose access token has expired', '/channel/c', { cookie: 'refreshToken=abc' }],
    ['a cookie whose value nginx takes for false', '/channel/c', { cookie: 'token=0' }],
    ['the host app', '/channel/c?device=unity', {}],
    ['an address with a token of the host app', '/channel/c?accessToken=abc', {}],
  ])(
    'forwards each request of %s to the Node program, and sends the answer to no guest',
    async (_name, path, headers) => {
      const guests = await ask('/channel/c')
      caching = 'no-cache'
      const own = [await ask(path, headers), await ask(path, headers)].map(({ text }) => text)
      caching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
      expect(new Set([guests.text, ...own]).size).toBe(3)
      expect(await ask('/channel/c')).toEqual(guests)
    },
  )

  it('does not cache an answer with `Cache-Control: no-store`', async () => {
    caching = 'no-store'
    expect((await ask('/channel/d')).text).not.toBe((await ask('/channel/d')).text)
    caching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
  })

  it('forwards one request to the Node program when twenty guests request a page concurrently', async () => {
    const before = requests.length
    await Promise.all(Array.from({ length: 20 }, () => ask('/channel/e')))
    expect(requests.length).toBe(before + 1)
  })

  it('sends the app shell when the Node program’s HTTP parser refuses a request with 400', async () => {
    expect(await ask('/refused')).toMatchObject({
      status: 200,
      text: expect.stringContaining('<!--screen-->') as string,
    })
  })
})

/** The settings of `dist/hosting/wrangler.json` that Miniflare accepts too. */
interface Wrangler {
  main: string
  compatibility_date: string
  assets: { directory: string; binding: string; html_handling: 'none'; not_found_handling: 'none' }
  vars: Record<string, string>
}

describe('dist/server/worker.js in the runtime of Cloudflare Workers, with wrangler.json', () => {
  /** The workers that the tests have started. They are stopped after the tests. */
  const started: Miniflare[] = []
  afterAll(() => Promise.all(started.map((worker) => worker.dispose())))

  function startWorker(given: Hosts, more: Record<string, string> = {}) {
    const place = hostingFolder(build.folder)
    const { main, compatibility_date, assets, vars } = JSON.parse(
      readFileSync(join(place, 'wrangler.json'), 'utf8'),
    ) as Wrangler
    copyFileSync(join(place, '_headers'), join(build.folder, '_headers'))
    const path = (name: string) => join(place, main, '..', name)
    const worker = new Miniflare({
      name: 'tsudoi',
      modulesRoot: build.server,
      modules: ['worker.js', 'main.js', 'app.js'].map((name) => ({ type: 'ESModule', path: path(name) })),
      compatibilityDate: compatibility_date,
      assets: {
        directory: join(place, assets.directory),
        binding: assets.binding,
        workerName: 'tsudoi',
        routerConfig: { has_user_worker: true },
        assetConfig: { html_handling: assets.html_handling, not_found_handling: assets.not_found_handling },
      },
      bindings: { ...vars, ...settingsOf(given), ...more },
    })
    started.push(worker)
    return async (path: string, init: RequestInit = {}) => {
      const address = await worker.ready
      return fetch(new URL(path, address), init)
    }
  }

  it('renders a public page with its data', async () => {
    const ask = startWorker(hosts)
    const answer = await rendered(ask, '/channel/todai')
    expect(answer.headers.get('cache-control')).toContain('s-maxage=30')
    expect(answer.headers.get('content-security-policy')).toBe(build.headers.pages['Content-Security-Policy'])
    expect(await answer.text()).toMatch(/id="first-view">\{"now":"/)
  })

  it.runIf(isLong)(
    'sends the app shell to members, 404 for an unknown page, robots.txt, the sitemap and the card document',
    async () => {
      const ask = startWorker(hosts)
      const member = await ask('/channel/todai', { headers: { cookie: 'token=abc' } })
      expect([member.status, member.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(isRendered(await member.text())).toBe(false)
      expect((await ask('/no/such/page')).status).toBe(404)
      expect(await (await ask('/robots.txt')).text()).toContain('Sitemap: https://tsudoi.example/sitemap.xml')
      expect(await (await ask('/sitemap.xml')).text()).toContain('<sitemapindex')
      const card = await ask(cardFormPath)
      expect(card.status).toBe(200)
      for (const [name, value] of Object.entries(build.headers.card))
        expect([name, card.headers.get(name)]).toEqual([name, value])
    },
  )

  it.runIf(isLong)('sends the product’s link card for every page, because it cannot draw link cards', async () => {
    const ask = startWorker(hosts)
    const [png, other] = await Promise.all(
      ['/card.png?page=%2Fchannel%2Ftodai', '/card.png'].map(async (path) => {
        const answer = await ask(path)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([1_200, 630])
    // The picture contains text, which needs the font: without text it has only a few kilobytes.
    expect(png?.length).toBeGreaterThan(10_000)
    expect(other?.equals(png ?? Buffer.of())).toBe(true)
  })

  it('has at most 3 MB of scripts (gzip), the limit of Cloudflare', () => {
    const bytes = ['worker.js', 'main.js', 'app.js'].map(
      (name) => gzipSync(readFileSync(join(build.server, name))).length,
    )
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(3_200_000)
  })

  it.runIf(isLong)('sends files with their caching headers, and answers 404 for a missing file', async () => {
    const ask = startWorker(hosts)
    const found = await ask('/assets/main.js')
    expect([found.status, found.headers.get('cache-control')]).toEqual([200, assetHeaders['Cache-Control']])
    const missing = await ask('/assets/gone.js')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBe('no-store')
    expect((await ask('/sw.js')).status).toBe(200)
    const refused = await ask('/channel', { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.runIf(isLong)('forwards requests to the API hosts, with the client’s address as Cloudflare saw it', async () => {
    const host = await listen('app', 0, (request) =>
      Response.json({ url: request.url, method: request.method, forwarded: request.headers.get('x-forwarded-for') }),
    )
    const { address } = host
    const ask = startWorker({ app: 'http://127.0.0.1:1', user: `${address}/below`, payment: 'http://127.0.0.1:1' })
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'CF-Connecting-IP': '192.0.2.7' }
    const answer = await ask('/hosts/user/v2/time?a=%2F', { method: 'POST', headers })
    await expect(answer.json()).resolves.toEqual({
      url: `${address}/below/v2/time?a=%2F`,
      method: 'POST',
      forwarded: '192.0.2.7',
    })
    await host.close()
  })

  it.runIf(isLong)(
    'answers twenty concurrent requests for one page, even if the first client disconnects',
    async () => {
      const ask = startWorker(hosts)
      await ask('/robots.txt')
      const leaving = new AbortController()
      const first = ask('/channel/todai', { signal: leaving.signal }).catch(() => undefined)
      const answers = Promise.all(Array.from({ length: 20 }, () => ask('/channel/todai')))
      leaving.abort()
      await first
      expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
      await rendered(ask, '/channel/todai')
    },
  )

  it.runIf(isLong)('sends the app shell with `Cache-Control: no-store` while an API host does not answer', async () => {
    const ask = startWorker(silentHosts)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await ask('/channel/todai')
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(isRendered(await answer.text())).toBe(false)
    }
  })

  it.runIf(isLong)(
    'sends pages with their head and without content if TSUDOI_SERVER_RENDERING is off, and still robots.txt and the sitemap',
    async () => {
      const ask = startWorker(hosts, { TSUDOI_SERVER_RENDERING: 'off' })
      expect(await requestWithoutRendering(ask)).toEqual(withoutRendering)
    },
  )
})
