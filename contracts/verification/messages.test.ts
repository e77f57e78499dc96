import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
  type Socket,
} from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { exampleTokens } from '../auth/exampleTokens.ts'
import { everyNth, isLong } from '../testing/amount.ts'
import {
  jsonHeaders,
  smallBackend,
  smallBackendAnswer,
  smallBackendInteraction,
  type HookBody,
  type Mistake,
} from '../testing/smallBackend.ts'
import type { Verification } from '../verification.ts'
import { verifyHosts } from '../verifyHosts.ts'

const folder = mkdtempSync(join(tmpdir(), 'tsudoi-messages-'))
const report = join(folder, 'report.json')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.restoreAllMocks()
})

async function listening(server: Server | SocketServer, scheme = 'http'): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const start = (mistake: Mistake = () => false) => listening(createServer(smallBackend(mistake)))

const isHook = ({ url }: IncomingMessage) => url === '/_sandbox/states'
const isCall = ({ url }: IncomingMessage) => url?.startsWith('/v2/') ?? false

/** Creates a backend that answers some requests differently. */
const answering =
  (
    isWrong: (request: IncomingMessage, sent: HookBody) => boolean,
    status: number,
    headers: object,
    body: string,
  ): Mistake =>
  (request, response, sent) => {
    if (request.method === 'OPTIONS' || !isWrong(request, sent)) return false
    response.writeHead(status, headers as Record<string, string>).end(body)
    return true
  }

const setsUpMember = (request: IncomingMessage, { action, state }: HookBody) =>
  isHook(request) && action === 'setup' && state === 'a member'

/** Sends an answer to calls without Node's own headers, such as Content-Length, and keeps the connection open. */
const sending =
  (head: string, body: string): Mistake =>
  ({ socket, ...request }) => {
    if (!isCall(request as IncomingMessage)) return false
    const headers = `Content-Type: application/json\r\nAccess-Control-Allow-Origin: *${head}`
    socket.write(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n${body}`)
    return true
  }

/** Like {@link sending}, but closes the connection after the answer. */
const sendingLast =
  (head: string, body: string): Mistake =>
  async (request, response, sent) => {
    const hasSent = await sending(head, body)(request, response, sent)
    if (hasSent) request.socket.end()
    return hasSent
  }

const dropping: Mistake = (request) => {
  if (isCall(request)) request.socket.destroy()
  return isCall(request)
}

interface Outcome {
  printed: string
  written: readonly Verification[]
}

async function verifyBackend(url: string, timeoutMs?: number, only = `^${smallBackendInteraction}`): Promise<Outcome> {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  rmSync(report, { force: true })
  await verifyHosts({ app: url }, { only, report, timeoutMs }).catch((error: Error) => lines.push(error.message))
  return { printed: lines.join('\n'), written: JSON.parse(readFileSync(report, 'utf8')) as Verification[] }
}

const internal = '{"messageCode":"Internal","code":500}'
const html = '<!doctype html><title>404</title>'
const page = { 'Content-Type': 'text/html; charset=utf-8' }

describe('the messages about a failed interaction', { timeout: 60_000 }, () => {
  it('are absent if the backend fulfils the contract', async () => {
    const { printed, written } = await verifyBackend(await start())
    expect(printed).toContain('Every contract is kept.')
    expect(written[0]?.results.map(({ failure }) => failure)).toEqual([undefined])
  })

  it.each(
    everyNth(3, [
      [
        'has no route',
        answering(isCall, 404, { 'Content-Type': 'text/plain' }, 'Not Found'),
        404,
        'The host has no route for this path',
      ],
      [
        'has the route for another method',
        answering(isCall, 405, jsonHeaders, '{}'),
        405,
        'has this path, but not for this method',
      ],
      ['answers HTML', answering(isCall, 200, page, html), 200, 'The host answers with an HTML page'],
      ['answers an empty body', answering(isCall, 200, jsonHeaders, ''), 200, 'The host answers with an empty body'],
      ['answers text', answering(isCall, 200, jsonHeaders, 'balance: 4200'), 200, 'text that is no JSON'],
      [
        'answers JSON as text/plain',
        answering(isCall, 200, { 'Content-Type': 'text/plain' }, smallBackendAnswer),
        200,
        'answers JSON as text/plain',
      ],
      [
        'redirects',
        answering(isCall, 308, { Location: '/v2/coin/balance/' }, ''),
        308,
        'The host redirects to /v2/coin/balance/',
      ],
      ['crashes with a page', answering(isCall, 500, page, html), 500, 'The handler of the host crashed'],
      [
        'crashes with a message code',
        answering(isCall, 500, jsonHeaders, internal),
        500,
        'The handler of the host crashed',
      ],
      [
        'answers JSON without a type',
        answering(isCall, 200, {}, smallBackendAnswer),
        200,
        'answers JSON without a Content-Type',
      ],
      ['answers JSON as HTML', answering(isCall, 200, page, smallBackendAnswer), 200, 'answers JSON as text/html'],
      ['does not know the method', answering(isCall, 501, page, html), 501, 'has no handler for this method or path'],
      [
        'has no message code in its refusal',
        answering(isCall, 403, jsonHeaders, '{"detail":"CSRF"}'),
        403,
        'Something before the handler refuses',
      ],
      [
        'refuses the hook’s token',
        answering(isCall, 401, jsonHeaders, '{"messageCode":"Unauthenticated","code":401}'),
        401,
        'The host refuses the bearer token',
      ],
      [
        'finds nothing',
        answering(isCall, 404, jsonHeaders, '{"messageCode":"NotFound","code":404}'),
        404,
        'the state hook did not create it for the ids in the parameters of the states, or the host has no route',
      ],
    ] as const),
  )('name the cause when the host %s', async (_, mistake, status, cause) => {
    const { printed, written } = await verifyBackend(await start(mistake))
    const failure = written[0]?.results[0]?.failure
    expect(failure?.cause).toContain(cause)
    expect(failure).toMatchObject({ method: 'GET', path: '/v2/coin/balance?platformType=WEB', received: { status } })
    expect(failure?.expected).toBe(`200, application/json: ${smallBackendAnswer}`)
    expect(printed).toContain(cause)
    expect(printed).toContain('GET /v2/coin/balance?platformType=WEB\n')
    expect(printed).toContain(`expected: 200, application/json: ${smallBackendAnswer}`)
    expect(printed).toMatch(new RegExp(`received: ${status} \\[.*access-control-allow-origin: \\*`))
  })

  it('contain the first 500 characters of the answer, and show its line breaks as spaces in the terminal', async () => {
    const long = `line 1\r\n\u001B[31mline 2\n${'星'.repeat(600)}`
    const { printed, written } = await verifyBackend(
      await start(answering(isCall, 500, { 'Content-Type': 'text/plain' }, long)),
    )
    expect(written[0]?.results[0]?.failure?.received?.body).toBe(long.slice(0, 500))
    expect(printed).toContain(`body: line 1 \u{FFFD}[31mline 2 ${'星'.repeat(20)}`)
    expect(printed).not.toContain('\u001B')
  })

  it.each(
    everyNth(3, [
      ['closes the connection', dropping, 'the handler crashed, or the server ended'],
      ['never answers', ((request) => isCall(request)) as Mistake, 'The host did not answer in time'],
      ['sends no end of the body (Q486)', sending('', smallBackendAnswer), 'its body did not end within 1000 ms'],
      [
        'announces too many bytes (Q486)',
        sending('\r\nContent-Length: 400', smallBackendAnswer),
        'its body did not end within 1000 ms',
      ],
      [
        'closes the connection in the middle of the body (Q486)',
        sendingLast('\r\nContent-Length: 400', '{"free"'),
        '7 bytes of the body came. The handler crashed while it wrote, or the body is shorter than its Content-Length, which is 400.',
      ],
      [
        'writes wrong chunks (Q486)',
        sendingLast('\r\nTransfer-Encoding: chunked', smallBackendAnswer),
        'the body does not have the form of Transfer-Encoding: chunked',
      ],
      ...['gzip', 'br', 'zstd'].map(
        (encoding) =>
          [
            `says ${encoding} of a body that is not compressed so (Q486)`,
            answering(isCall, 200, { ...jsonHeaders, 'Content-Encoding': encoding }, smallBackendAnswer),
            `has the header Content-Encoding: ${encoding}, but its body cannot be read as that`,
          ] as const,
      ),
    ] as const),
  )('name the cause when the host %s', async (_, mistake, cause) => {
    const { printed, written } = await verifyBackend(await start(mistake), 1000)
    const failure = written[0]?.results[0]?.failure
    expect(failure?.cause).toContain(cause)
    expect(failure?.received).toBeUndefined()
    expect(printed).toContain(cause)
    expect(printed).toContain('received: no complete answer')
    expect(printed).not.toContain('error sending request')
  })

  it('name the cause when the server ends during the verification', async () => {
    const server = createServer(
      smallBackend((request) => {
        if (!isCall(request)) return false
        server.close()
        server.closeAllConnections()
        return true
      }),
    )
    const { printed } = await verifyBackend(await listening(server))
    expect(printed).toContain('the handler crashed, or the server ended')
    expect(printed).toContain('If it answered before, an earlier request ended it')
  })

  it.each(
    everyNth(3, [
      [
        'does not know a state',
        answering(setsUpMember, 404, jsonHeaders, '{}'),
        404,
        'The state hook refuses `a member` (404): it does not know the state',
      ],
      ['crashes', answering(setsUpMember, 500, page, html), 500, 'The handler of the state hook crashed'],
      [
        'crashes with a message code',
        answering(setsUpMember, 500, jsonHeaders, internal),
        500,
        'The handler of the state hook crashed',
      ],
      [
        'returns an id as a number',
        answering(setsUpMember, 200, jsonHeaders, '{"accessToken":"a","acc-hikari":7}'),
        200,
        'The state hook returns `acc-hikari` as 7, which is no text',
      ],
      [
        'does not implement a state',
        answering(setsUpMember, 501, jsonHeaders, '{}'),
        501,
        'it must answer 4xx, because pact-verifier repeats a request',
      ],
      [
        'answers with another type',
        answering(setsUpMember, 200, { 'Content-Type': 'text/plain' }, '{}'),
        200,
        'The state hook answers JSON as text/plain',
      ],
      [
        'answers without a body',
        answering(setsUpMember, 200, jsonHeaders, ''),
        200,
        'The state hook answers with an empty body',
      ],
      ['answers HTML', answering(setsUpMember, 200, page, html), 200, 'The state hook answers with an HTML page'],
      [
        'redirects',
        answering(setsUpMember, 302, { Location: '/login' }, ''),
        302,
        'The state hook redirects to /login',
      ],
      ['answers a list', answering(setsUpMember, 200, jsonHeaders, '[]'), 200, 'answers no JSON object to `a member`'],
    ] as const),
  )('name the cause when the state hook %s', async (_, mistake, status, cause) => {
    const { printed, written } = await verifyBackend(await start(mistake))
    const { mismatches, failure } = written[0]?.results[0] ?? {}
    expect(mismatches).toContain(`the state hook answers \`a member\` with ${status}`)
    expect(failure).toMatchObject({ method: 'POST', path: '/_sandbox/states', received: { status } })
    expect(failure?.sent).toContain('"state":"a member"')
    expect(failure?.expected).toBe('200, application/json: an object with accessToken, refreshToken, firebaseToken')
    expect(printed).toContain(cause)
  })

  it('name the cause when the state hook returns no token, or own ids without one of the request', async () => {
    const refusing = (values: object, status: number, messageCode: string) =>
      start(async (request, response, sent) => {
        const hasReturned = await answering(
          setsUpMember,
          200,
          jsonHeaders,
          JSON.stringify(values),
        )(request, response, sent)
        const refusal = JSON.stringify({ messageCode, code: status })
        return hasReturned || answering(isCall, status, jsonHeaders, refusal)(request, response, sent)
      })
    const tokenless = await verifyBackend(await refusing({ access_token: 'a' }, 401, 'Unauthenticated'))
    expect(tokenless.printed).toContain('The state hook answers `a member` without accessToken, so the request')
    const only = '^notice.getNotice: minimal'
    const { accessToken } = exampleTokens('7')
    const partly = await refusing({ accessToken, 'acc-hikari': '7' }, 404, 'NotFound')
    expect((await verifyBackend(partly, undefined, only)).printed).toContain("The request has the pact's id `notice-1`")
  })

  it('are absent if the backend sends the header `Content-Encoding: identity`', async () => {
    const plain = answering(isCall, 200, { ...jsonHeaders, 'Content-Encoding': 'identity' }, smallBackendAnswer)
    expect((await verifyBackend(await start(plain))).printed).toContain('Every contract is kept.')
  })

  it('describe an instant without an offset in words instead of the pattern', async () => {
    const isTime = ({ url }: IncomingMessage) => url === '/v2/time'
    const url = await start(answering(isTime, 200, jsonHeaders, '{"time":"2026-01-31T12:00:00"}'))
    const { printed } = await verifyBackend(url, undefined, '^account.getTime: full')
    expect(printed).toContain("Expected '2026-01-31T12:00:00' to have the format of the OpenAPI document\n")
    expect(printed).toContain('expected an instant with its offset, such as 2026-01-31T12:00:00Z')
    expect(printed).not.toContain('[0-9]{4}')
  })

  it('name the empty state of an interaction without states', async () => {
    const isEmpty = (request: IncomingMessage, { state }: HookBody) => isHook(request) && state === ''
    const url = await start(answering(isEmpty, 404, jsonHeaders, '{}'))
    const { printed } = await verifyBackend(url, undefined, '^coin.getCoinBalance: withoutBearer')
    expect(printed).toContain('The state hook refuses the empty state "" (404)')
    expect(printed).toContain('the state hook answers the empty state "" with 404')
    expect(printed).not.toContain('no answer of the host was seen')
  })

  it('name the states of the interaction', async () => {
    const { printed, written } = await verifyBackend(await start(answering(isCall, 500, page, html)))
    expect(written[0]?.results[0]?.failure?.states).toEqual(['a member'])
    expect(printed).toContain('      states: a member\n')
  })

  it('name the cause when the server does not know OPTIONS', async () => {
    const isPreflight: Mistake = (request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(501, page).end(html)
      return request.method === 'OPTIONS'
    }
    expect((await verifyBackend(await start(isPreflight))).printed).toContain('The host answers no preflights here.')
  })

  it('name the cause when the state hook refuses to tear a state down', async () => {
    const isTeardown = (request: IncomingMessage, { action, state }: HookBody) =>
      isHook(request) && action === 'teardown' && state === 'a member'
    const { printed } = await verifyBackend(await start(answering(isTeardown, 500, jsonHeaders, '{}')))
    expect(printed).toContain('the state hook answers `a member` with 500 (teardown)')
    expect(printed).toContain('"action":"teardown"')
    const refusal = await verifyBackend(await start(answering(isTeardown, 404, jsonHeaders, '{}')))
    expect(refusal.printed).toContain('The state hook refuses to tear `a member` down (404).')
  })

  it('name the cause when the preflight is refused', async () => {
    const { printed, written } = await verifyBackend(
      await start((request, response) => {
        if (request.method !== 'OPTIONS') return false
        response.writeHead(401, jsonHeaders).end('{"messageCode":"Unauthenticated","code":401}')
        return true
      }),
    )
    expect(written[0]?.preflights[0]?.failure).toMatchObject({ method: 'OPTIONS', received: { status: 401 } })
    expect(printed).toContain('Answer OPTIONS of every path by 2xx, before the bearer is checked.')
  })
})

/** Creates an HTTP server that handles one connection after the other. */
function oneConnectionServer(): SocketServer {
  const server = createServer(smallBackend(() => false))
  const waiting: Socket[] = []
  let isBusy = false
  const next = () => {
    const socket = isBusy ? undefined : waiting.shift()
    if (!socket) return
    isBusy = true
    socket.on('close', () => {
      isBusy = false
      next()
    })
    server.emit('connection', socket)
  }
  return createSocketServer({ pauseOnConnect: false }, (socket) => {
    waiting.push(socket)
    next()
  })
}

/** Creates an HTTP server that handles one request after the other, and whose state hook calls the server itself. */
function selfCallingServer(): Server {
  let last = Promise.resolve()
  const server = createServer((request, response) => {
    last = last.then(async () => {
      if (isHook(request)) {
        const { port } = server.address() as AddressInfo
        await fetch(`http://127.0.0.1:${port}/v2/accounts`, { signal: AbortSignal.timeout(8000) }).catch(
          () => undefined,
        )
      }
      smallBackend(() => false)(request, response)
    })
  })
  return server
}

const always = () => true
const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
})

describe('the message when a verification cannot start', { timeout: 60_000 }, () => {
  it.each(
    everyNth(3, [
      [
        'nothing listens at the port',
        async () => {
          const url = await start()
          closers.pop()?.()
          return url
        },
        'Nothing listens at this address and port (ECONNREFUSED). Start the server, or correct the address.',
      ],
      [
        'another protocol is spoken at the port',
        () => listening(createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'))),
        'What answers at this port speaks no HTTP',
      ],
      [
        'another server answers at the port',
        () => start(answering(always, 404, page, html)),
        'The state hook has no route here (404)',
      ],
      [
        'the certificate is self-signed',
        () =>
          listening(
            createSecureServer(
              { key, cert },
              smallBackend(() => false),
            ),
            'https',
          ),
        'NODE_EXTRA_CA_CERTS=<the certificate as PEM>',
      ],
      [
        'https is written for a server without it',
        async () => (await start()).replace('http', 'https'),
        'Write http:// instead of https://',
      ],
      [
        'http is written for a server with https',
        () =>
          listening(
            createSecureServer(
              { key, cert },
              smallBackend(() => false),
            ),
          ),
        'the port may expect https://',
      ],
      ['the server handles one connection at a time', () => listening(oneConnectionServer()), 'ThreadingHTTPServer'],
      [
        'the state hook calls a server that handles one request at a time',
        () => listening(selfCallingServer()),
        'a server that answers one request at a time waits for itself',
      ],
      ['the host never answers', () => start(always), 'The host did not answer in time'],
      [
        'the state hook answers HTML',
        () => start(answering(isHook, 200, page, html)),
        'The state hook answers with an HTML page',
      ],
      [
        'the state hook answers JSON as text',
        () => start(answering(isHook, 200, { 'Content-Type': 'text/plain' }, '{"accessToken":"x"}')),
        'The state hook answers JSON as text/plain',
      ],
      [
        'the state hook answers nothing',
        () => start(answering(isHook, 200, jsonHeaders, '')),
        'The state hook answers with an empty body',
      ],
      [
        'the state hook redirects',
        () => start(answering(isHook, 307, { Location: '/_sandbox/states/' }, '')),
        'redirects to /_sandbox/states/ (307)',
      ],
      [
        'the state hook crashes with a message code',
        () => start(answering(isHook, 500, jsonHeaders, internal)),
        "answers 'a guest' with 500 (setup). The handler of the state hook crashed",
      ],
      [
        'the state hook crashes at a teardown',
        () =>
          start(
            answering((request, { action }) => isHook(request) && action === 'teardown', 500, jsonHeaders, internal),
          ),
        "answers 'a guest' with 500 (teardown)",
      ],
      [
        'answers on open connections have no end (Q486)',
        () => start(({ socket, method }) => method === 'GET' && socket.write('HTTP/1.1 200 OK\r\n\r\n{}')),
        'The answer has begun, but its body did not end within 1500 ms',
      ],
      [
        'the state hook crashes',
        () => start(answering(isHook, 500, page, html)),
        'The handler of the state hook crashed',
      ],
      [
        'the state hook is protected',
        () => start(answering(isHook, 403, page, html)),
        'The hook needs no bearer token',
      ],
      [
        'the state hook accepts GET only',
        () => start(answering(isHook, 405, jsonHeaders, '{}')),
        'not for this method (405)',
      ],
    ] as const),
  )('names the cause when %s', async (_, started, cause) => {
    const { printed, written } = await verifyBackend(await started(), 1500)
    expect(printed).toContain(cause)
    expect(written).toMatchObject([{ host: 'app', results: [] }])
    expect(written[0]?.impossible?.message).toContain(cause)
    expect(written[0]?.impossible?.failure?.method).toMatch(/^(GET|POST)$/)
  })

  it.runIf(isLong)('is absent for a self-signed certificate in NODE_EXTRA_CA_CERTS', async () => {
    const url = await listening(
      createSecureServer(
        { key, cert },
        smallBackend(() => false),
      ),
      'https',
    )
    const certificate = join(folder, 'certificate.pem')
    writeFileSync(certificate, cert)
    const args = ['contracts/verify.ts', '--only', 'app', '--app', url, '--calls', `^${smallBackendInteraction}`]
    const said = await new Promise((resolve) => {
      const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
      execFile(process.execPath, args, { cwd: join(import.meta.dirname, '../..'), env }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      )
    })
    expect(said).toContain('Every contract is kept.')
  })
})
