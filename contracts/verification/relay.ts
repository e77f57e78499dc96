import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Patience } from './patience.ts'
import { sendRequest, type Answer } from './sendRequest.ts'

/** A request that reached the relay. */
export interface RelayedRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A request that the relay has forwarded, with the server's answer. */
export interface Exchange extends Answer {
  request: RelayedRequest
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
export type ReturnedAnswer = Answer

/** Options of the relay: what it changes or observes. */
export interface RelayOptions {
  /** Changes the forwarded request. */
  changeRequest?: (request: ForwardedRequest) => ForwardedRequest
  /** Observes the exchange, and may change the returned answer. */
  onExchange?: (exchange: Exchange) => ReturnedAnswer | void
  /** Observes a request that got no complete answer. Without an answer from here, the client gets none either. */
  onSilence?: (request: RelayedRequest, error: unknown) => ReturnedAnswer | void
  /** How long the server may be silent. Default: 30 seconds. */
  patience?: Patience
}

/** Starts a proxy in front of a server, which forwards requests and answers. */
export async function startRelay(target: string, options: RelayOptions): Promise<Relay> {
  const { origin, protocol } = new URL(target)
  const agent = protocol === 'https:' ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const { patience = new Patience() } = options
  const server = createServer((request, response) => {
    const forward = ({ path, headers }: ForwardedRequest, body: Buffer) =>
      sendRequest(new URL(origin + path), { method: request.method, headers, body, agent, patience })
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
  incoming: IncomingMessage,
  response: ServerResponse,
  forward: (request: ForwardedRequest, body: Buffer) => Promise<Answer>,
  { changeRequest = (same) => same, onExchange = () => undefined, onSilence }: RelayOptions,
): Promise<void> {
  const { method = '', url: path = '/' } = incoming
  const request = { method, path, headers: incoming.headers, body: await buffer(incoming) }
  // Without Accept-Encoding the answer is not compressed and can be read here.
  const { host: _host, connection: _connection, 'accept-encoding': _packing, ...headers } = incoming.headers
  const {
    status,
    headers: finalHeaders,
    body,
  } = await forward(changeRequest({ path, headers }), request.body).then(
    (answer) => {
      const { 'transfer-encoding': _parts, connection: _connectionHeader, ...keptHeaders } = answer.headers
      const original = { ...answer, headers: keptHeaders }
      return onExchange({ request, ...original }) ?? original
    },
    (error: unknown) => {
      const answer = onSilence?.(request, error)
      if (answer) return answer
      throw error
    },
  )
  response.writeHead(status, { ...finalHeaders, 'content-length': body.length }).end(body)
}
