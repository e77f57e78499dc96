import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addresses } from '../addresses.ts'

/** How the proxy breaks one call. `acted`: the API server executes the call before the answer is broken. */
export type CallFault =
  | { do: 'hang'; acted: boolean }
  | { do: 'reset'; acted: boolean }
  | { do: 'truncate' }
  /** The API server executes the call; this body arrives instead of its answer. */
  | { do: 'replace'; body: string; type?: string | undefined; status?: number }
  | { do: 'change'; how: AnswerChange }
  /** The proxy answers, and the API server never receives the call. */
  | { do: 'answer'; status: number; messageCode?: string; retryAfter?: string; html?: boolean }

/** How one field of an answer is changed: left out, added, of another type, or very long. */
export type AnswerChange = 'missing' | 'extra' | 'wrong' | 'huge'

/** The request header that contains the fault, as JSON. */
export const faultHeader = 'x-fault'

/** A running fault proxy (`startFaultProxy`). */
export interface FaultProxy {
  address: string
  /** How many calls currently hang without an answer. */
  held: () => number
  close: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Forwards the call to the API server, as the app's own server would. */
async function forward(request: IncomingMessage, body: Buffer): Promise<{ status: number; text: string }> {
  const {
    [faultHeader]: _fault,
    host: _host,
    connection: _connection,
    'content-length': _length,
    ...kept
  } = request.headers
  const answer = await fetch(addresses.app + request.url, {
    method: request.method ?? 'GET',
    headers: kept as Record<string, string>,
    body: body.length > 0 ? new Uint8Array(body) : null,
  })
  return { status: answer.status, text: await answer.text() }
}

const json = 'application/json'
const longText = '長い名前が、どこまでも続きます。'.repeat(200)

/** A value of another type: an object for a list, a number for a text. */
const wrongOf = (value: unknown) => (Array.isArray(value) ? {} : typeof value === 'string' ? 12_345 : 'wrong')

function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      /^(name|title|nickName)$/.test(key) ? longText : lengthened(each),
    ]),
  )
}

const changes: Record<AnswerChange, (body: Record<string, unknown>) => object> = {
  missing: () => ({}),
  extra: (body) => ({ ...body, fromANewerServer: { deep: [1, null, { more: true }] } }),
  wrong: (body) => Object.fromEntries(Object.entries(body).map(([key, value]) => [key, wrongOf(value)])),
  huge: (body) => ({ ...(lengthened(body) as object), ballast: 'x'.repeat(2_000_000) }),
}

function send(response: ServerResponse, status: number, text: string, type = json, headers = {}): void {
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(text)
}

async function breakCall(
  fault: CallFault,
  request: IncomingMessage,
  response: ServerResponse,
  hold: () => void,
): Promise<void> {
  const body = await bodyOf(request)
  if (fault.do === 'answer') {
    const { status, messageCode, retryAfter, html = false } = fault
    const said = html ? '<h1>Bad Gateway</h1>' : messageCode ? JSON.stringify({ messageCode, code: status }) : ''
    return send(response, status, said, html ? 'text/html' : json, retryAfter ? { 'retry-after': retryAfter } : {})
  }
  const hasActed = !('acted' in fault) || fault.acted
  const { status, text } = hasActed ? await forward(request, body) : { status: 0, text: '' }
  if (fault.do === 'hang') return hold()
  if (fault.do === 'reset') return void response.destroy()
  if (fault.do === 'replace') return send(response, fault.status ?? 200, fault.body, fault.type)
  // Forwards an error unchanged, because only a successful answer has fields to change.
  if (fault.do === 'change' && status !== 200) return send(response, status, text)
  if (fault.do === 'change')
    return send(response, status, JSON.stringify(changes[fault.how](JSON.parse(text) as Record<string, unknown>)))
  // Sends too few bytes of the body: at least a single byte is missing, even of `{}`.
  response.writeHead(status, { 'content-type': json, 'content-length': Buffer.byteLength(text) })
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy())
}

/**
 * Starts a real server between the browser and the app's server. It forwards a call and then breaks the answer, so the
 * API server really executes the call.
 */
export async function startFaultProxy(): Promise<FaultProxy> {
  let held = 0
  const hold = () => void (held += 1)
  const server = createServer((request, response) => {
    const fault = JSON.parse(String(request.headers[faultHeader])) as CallFault
    breakCall(fault, request, response, hold).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => held,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
