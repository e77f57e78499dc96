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

/** A request that the relay has forwarded, with the server's answer. */
export interface Exchange {
  request: { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Relay {
  /** Local address of the relay. */
  origin: string
  close: () => void
}

/** The part of a request that is sent on to the server. */
export interface ForwardedRequest {
  path: string
  headers: IncomingHttpHeaders
}

/** The part of the server's answer that is returned to the client. */
export type ReturnedAnswer = Pick<Exchange, 'status' | 'headers' | 'body'>

/** Options of the relay: what it changes or observes. */
export interface RelayOptions {
  /** Changes the forwarded request. */
  changeRequest?: (request: ForwardedRequest) => ForwardedRequest
  /** Observes the exchange, and may change the returned answer. */
  onExchange?: (exchange: Exchange) => ReturnedAnswer | void
}

/** Starts a proxy in front of a server, which forwards requests and answers. */
export async function startRelay(target: string, options: RelayOptions): Promise<Relay> {
  const { origin, protocol } = new URL(target)
  const isSecure = protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSecure ? requestHttps : requestHttp
  const server = createServer((request, response) => {
    const forward = ({ path, headers }: ForwardedRequest, body: Buffer) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        send(new URL(origin + path), { agent, method: request.method, headers }, resolve)
          .on('error', reject)
          .end(body)
      })
    // If forwarding fails, close the connection as an unreachable host would.
    relay(request, response, forward, options).catch(() => response.destroy())
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
  forward: (request: ForwardedRequest, body: Buffer) => Promise<IncomingMessage>,
  { changeRequest: send = (same) => same, onExchange: give = () => undefined }: RelayOptions,
): Promise<void> {
  const { method = '', url: path = '/' } = request
  const requestBody = await buffer(request)
  // Without Accept-Encoding the answer is not compressed and can be read here.
  const { host: _host, connection: _connection, 'accept-encoding': _packing, ...headers } = request.headers
  const answer = await forward(send({ path, headers }), requestBody)
  const { 'transfer-encoding': _parts, connection: _connectionHeader, ...keptHeaders } = answer.headers
  const original = { status: answer.statusCode ?? 0, headers: keptHeaders, body: await buffer(answer) }
  const exchange = { request: { method, path, headers: request.headers, body: requestBody }, ...original }
  const { status, headers: finalHeaders, body } = give(exchange) ?? original
  response.writeHead(status, { ...finalHeaders, 'content-length': body.length }).end(body)
}
