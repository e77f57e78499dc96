import {
  Agent,
  createServer,
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** One request with its answer, as they went over the wire. */
export interface Exchange {
  request: { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Relay {
  /** Where it answers, on this machine. */
  origin: string
  close: () => void
}

/** What is passed on of a request. */
export interface Sent {
  path: string
  headers: IncomingHttpHeaders
}

/** What comes back of an answer. */
export type Given = Pick<Exchange, 'status' | 'headers' | 'body'>

export interface RelayOptions {
  /** Changes the request that is passed on. */
  send?: (request: Sent) => Sent
  /** Sees what was asked and answered, and may change what comes back. */
  give?: (exchange: Exchange) => Given | void
}

/** Stands in front of a server: passes each request on, and its answer back. */
export async function startRelay(target: string, options: RelayOptions): Promise<Relay> {
  const { origin, protocol } = new URL(target)
  const isSecure = protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSecure ? requestHttps : requestHttp
  const server = createServer((request, response) => {
    const ask = ({ path, headers }: Sent, body: Buffer) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        send(new URL(origin + path), { agent, method: request.method, headers }, resolve)
          .on('error', reject)
          .end(body)
      })
    // A caller whose request was not passed on sees the same as one whose host has gone.
    relay(request, response, ask, options).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function relay(
  request: IncomingMessage,
  response: ServerResponse,
  ask: (request: Sent, body: Buffer) => Promise<IncomingMessage>,
  { send = (same) => same, give = () => undefined }: RelayOptions,
): Promise<void> {
  const { method = '', url: path = '/' } = request
  const asked = await buffer(request)
  // Unpacked, an answer can be read here.
  const { host: _host, connection: _connection, 'accept-encoding': _packing, ...headers } = request.headers
  const answer = await ask(send({ path, headers }), asked)
  const { 'transfer-encoding': _parts, connection: _kept, ...kept } = answer.headers
  const given = { status: answer.statusCode ?? 0, headers: kept, body: await buffer(answer) }
  const exchange = { request: { method, path, headers: request.headers, body: asked }, ...given }
  const { status, headers: told, body } = give(exchange) ?? given
  response.writeHead(status, { ...told, 'content-length': body.length }).end(body)
}
