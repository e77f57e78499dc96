import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listen, type ListeningHost } from '../contracts/sandbox/runtime/listen.ts'
import { createAppServer, serveApp } from './serveApp.ts'
import { serveAppInThread } from './serveAppInThread.ts'

let host: ListeningHost
let app: Awaited<ReturnType<typeof serveApp>>
let hasLeft: PromiseWithResolvers<void>

/** Answers with a stream that sends one event, and then nothing until its client disconnects. */
function stream(client: AbortSignal): Response {
  client.addEventListener('abort', () => hasLeft.resolve())
  const body = new ReadableStream({ start: (events) => events.enqueue(new TextEncoder().encode('data: 1\n\n')) })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

function answers(request: Request): Response {
  if (request.url.endsWith('/stream')) return stream(request.signal)
  if (request.url.endsWith('/cookie'))
    return new Response(request.headers.get('Cookie'), { headers: { 'Set-Cookie': 'tsudoi-device=a.b; HttpOnly' } })
  return new Response('the mailbox')
}

beforeAll(async () => {
  host = await listen('user', 0, (request) => answers(request))
  app = await serveApp(mkdtempSync(join(tmpdir(), 'app-')), 0, { user: host.address })
})
afterAll(async () => {
  await app?.close()
  await host?.close()
})
afterEach(() => vi.unstubAllEnvs())

/** Requests the sandbox's mailbox under a host name, as a page would whose domain name was rebound to this machine. */
async function ask(name: string) {
  const { hostname, port } = new URL(app.address)
  const headers = { host: `${name}:${port}` }
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ hostname, port, path: '/hosts/user/_sandbox/mailbox', headers }, resolve).on('error', reject).end(),
  )
  return { status: answer.statusCode, body: await text(answer) }
}

it.each(['localhost', '127.0.0.1', '[::1]'])('serveApp() answers requests whose Host header is %s', async (name) => {
  expect(await ask(name)).toEqual({ status: 200, body: 'the mailbox' })
})

it.each(['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example'])(
  'serveApp() refuses requests for the sandbox’s mailbox with the host name %s (DNS rebinding), and explains why and what to do',
  async (name) => {
    const { status, body } = await ask(name)
    expect(status).toBe(421)
    expect(body).not.toContain('mailbox')
    for (const part of [`"${name}"`, 'DNS rebinding', `TSUDOI_ALLOWED_HOSTS=${name}`]) expect(body).toContain(part)
  },
)

it('serveApp() answers requests for the host names in TSUDOI_ALLOWED_HOSTS', async () => {
  vi.stubEnv('TSUDOI_ALLOWED_HOSTS', 'tsudoi.lan, Other.lan')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await ask('tsudoi.lan')).toMatchObject({ status: 200 })
  expect(await ask('other.lan')).toMatchObject({ status: 200 })
  expect(await ask('localhost')).toMatchObject({ status: 200 })
  expect(await ask('rebound.example')).toMatchObject({ status: 421 })
})

it('serveApp() sends a prerendered page at its path and its file name, and the app shell for all other pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const part of ['app', 'hosting']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'hosting/page-headers.json'), '{"pages":{},"card":{}}')
  for (const name of ['index', 'top']) writeFileSync(join(folder, `app/${name}.html`), name)
  const built = createAppServer(join(folder, 'app'), {})
  const htmlAt = async (path: string) => (await built.request(`http://localhost${path}`)).text()
  const addresses = ['/top', '/top.html', '/index.html', '/channel', '/channel/top.html']
  expect(await Promise.all(addresses.map(htmlAt))).toEqual(['top', 'top', 'index', 'index', 'index'])
  // URLs with escapes that cannot be decoded. The app shows a page for them (Q390).
  const malformed = ['/%', '/channel/%E0%A4%A', '/channel/%GG/movie/%C3', '/channel?x=%E0%A4%A', '/channel/%00']
  expect(await Promise.all(malformed.map(htmlAt))).toEqual(malformed.map(() => 'index'))
})

it('serveApp() forwards cookies to the backend server, and from it to the client (Q365)', async () => {
  const answer = await fetch(`${app.address}/hosts/user/cookie`, { headers: { Cookie: 'tsudoi-device=c.d' } })
  expect(answer.headers.getSetCookie()).toEqual(['tsudoi-device=a.b; HttpOnly'])
  expect(await answer.text()).toBe('tsudoi-device=c.d')
})

it('serveApp() closes a forwarded stream when the client disconnects, without an error message', async () => {
  hasLeft = Promise.withResolvers()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const client = new AbortController()
  const answer = await fetch(`${app.address}/hosts/user/stream`, { signal: client.signal })
  const { value } = await answer.body!.getReader().read()
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n')
  client.abort()
  await hasLeft.promise
  expect(said).not.toHaveBeenCalled()
})

describe('serveAppInThread()', () => {
  it('answers requests, and stops when it is closed', async () => {
    const apart = await serveAppInThread(mkdtempSync(join(tmpdir(), 'app-')), 0, { user: host.address })
    const mailbox = () => fetch(`${apart.address}/hosts/user/_sandbox/mailbox`)
    expect(await (await mailbox()).text()).toBe('the mailbox')
    await apart.close()
    await expect(mailbox()).rejects.toThrow('fetch failed')
  })

  it('rejects, if the port is in use, with a message that names the port and the variable that changes it', async () => {
    const port = Number(new URL(app.address).port)
    const taken = serveAppInThread('dist/app', port, {})
    await expect(taken).rejects.toMatchObject({
      name: 'AppPortTaken',
      message: expect.stringContaining('TSUDOI_APP_PORT') as string,
    })
  })
})
