import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as requestHttp, type IncomingMessage, type RequestListener } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Server as NetServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../testing/amount.ts'
import { isContractFulfilled, verify } from '../../verification.ts'
import { startSandbox, type Sandbox } from '../runtime/serve.ts'
import { seededSnapshot } from './seededSnapshot.ts'

let sandbox: Sandbox
beforeAll(async () => {
  const snapshot = await seededSnapshot()
  sandbox = await startSandbox({ ports: { app: 0, user: 0, payment: 0 }, snapshot, passwordCost: 4 })
})
afterAll(() => sandbox?.close())

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function listen(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => server.close())
  return (server.address() as AddressInfo).port
}

type Change = (answer: { headers: IncomingMessage['headers']; body: Buffer }) => { headers: object; body: Buffer }

/** Forwards requests to the app host as a proxy in production does, and changes how its answers are sent. */
const forwarding =
  (change: Change): RequestListener =>
  async (request, response) => {
    const { host: _host, 'accept-encoding': _encoding, ...headers } = request.headers
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
    const body = await buffer(request)
    const sent = requestHttp(`${sandbox.addresses.app}${request.url}`, { method: request.method, headers: own })
    sent.on('response', async (answer: IncomingMessage) => {
      const {
        'transfer-encoding': _parts,
        'content-length': _length,
        connection: _connection,
        ...kept
      } = answer.headers
      const changed = change({ headers: kept, body: await buffer(answer) })
      response.writeHead(answer.statusCode ?? 0, { ...changed.headers, 'content-length': changed.body.length })
      response.end(changed.body)
    })
    sent.end(body)
  }

const unchanged: Change = (answer) => answer

const compressed =
  (encoding: string, compress: (body: Buffer) => Buffer): Change =>
  ({ headers, body }) => ({ headers: { ...headers, 'content-encoding': encoding }, body: compress(body) })

const upperCase: Change = ({ headers: { 'content-type': type, ...headers }, body }) => ({
  headers: {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
    ...(type && { 'CONTENT-TYPE': 'Application/JSON; charset=UTF-8' }),
  },
  body,
})

/** One call of the app host with all its cases, and a script. */
const calls = String.raw`^(coin\.getCoinBalance|app: a notice)`

/** Verifies the app host behind a proxy. Returns whether the host fulfils its contract. */
const fulfilsContractBehind = async (url: string) => {
  const result = await verify({ host: 'app', url, only: calls, limitCalls: 0 })
  expect([...result.results, ...result.scripts].filter(({ passed }) => !passed)).toEqual([])
  expect(result.results.length).toBeGreaterThan(3)
  expect(result.scripts).toHaveLength(1)
  return isContractFulfilled(result)
}

describe('the verification of the sandbox passes behind a proxy', { timeout: 60_000 }, () => {
  it.each([
    ['compresses answers by gzip', compressed('gzip', gzipSync)],
    ['compresses answers by deflate', compressed('deflate', deflateSync)],
    ['compresses answers by Brotli', compressed('br', brotliCompressSync)],
    ['writes header names and the media type in upper case', upperCase],
  ] as const)('that %s', async (_, change) => {
    const port = await listen(createServer(forwarding(change)))
    expect(await fulfilsContractBehind(`http://127.0.0.1:${port}`)).toBe(true)
  })

  it('that keeps connections alive', async () => {
    const server = createServer({ keepAlive: true }, forwarding(unchanged))
    let connections = 0
    let requests = 0
    server.on('connection', () => (connections += 1)).on('request', () => (requests += 1))
    expect(await fulfilsContractBehind(`http://127.0.0.1:${await listen(server)}`)).toBe(true)
    expect(connections).toBeLessThan(requests / 2)
  })

  it('that closes idle connections without a `Connection: close` header', async () => {
    const server = createServer(forwarding(unchanged))
    const latest = new WeakMap<Socket, IncomingMessage>()
    server.on('request', (request, response) => {
      const { socket } = request
      latest.set(socket, request)
      const closeIfIdle = () => void (latest.get(socket) === request && socket.destroy())
      response.on('finish', () => setTimeout(closeIfIdle, 1))
    })
    expect(await fulfilsContractBehind(`http://127.0.0.1:${await listen(server)}`)).toBe(true)
  })

  it.runIf(isLong)('that speaks HTTP/2 beside HTTP/1.1, over TLS', async () => {
    const { key, cert, file } = selfSigned()
    const server = createSecureServer({ key, cert, allowHTTP1: true }, forwarding(unchanged) as never)
    const url = `https://localhost:${await listen(server)}`
    const args = ['contracts/verify.ts', '--only', 'app', '--app', url, '--calls', calls, '--limit-calls', '0']
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: file }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    expect(stdout).toContain('Every contract is kept.')
  })
})

function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  endings.push(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '2', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'pipe' },
  )
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert }
}
