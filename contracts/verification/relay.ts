import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Patience } from './patience.ts'
import { sendAndCountSilence, acceptedEncodings, openRequest, readWholeAnswer, type Answer } from './sendRequest.ts'

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
  /**
   * Observes a request that got no complete answer. The client gets the answer that this function returns; if it
   * returns none, the client gets no answer either.
   */
  onSilence?: (request: RelayedRequest, error: unknown) => ReturnedAnswer | void
  /** Changes each received part of an event stream; a part contains one or more events. Default: unchanged. */
  changeStream?: (part: string) => string
  /** How long the server may take for an answer. Default: 30 seconds. */
  patience?: Patience
}

/**
 * Starts a proxy in front of a server, which forwards requests and answers. Compressed answers are decompressed, so
 * that they can be checked; event streams are forwarded as they arrive and are not observed.
 */
export async function startRelay(target: string, options: RelayOptions): Promise<Relay> {
  const { origin, protocol } = new URL(target)
  const agent = protocol === 'https:' ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const { patience = new Patience() } = options
  const server = createServer((request, response) => {
    const forward = ({ path, headers }: ForwardedRequest, body: Buffer) =>
      sendAndCountSilence(patience, async () => {
        const url = new URL(origin + path)
        const answer = await openRequest(url, { method: request.method, headers, body, agent, patience })
        return isEventStream(answer) ? answer : readWholeAnswer(answer)
      })
    // If the request cannot be forwarded, the relay closes the connection, as an unreachable host would.
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
  forward: (request: ForwardedRequest, body: Buffer) => Promise<Answer | IncomingMessage>,
  { changeRequest = same, onExchange = () => undefined, onSilence, changeStream = same }: RelayOptions,
): Promise<void> {
  const { method = '', url: path = '/' } = incoming
  const request = { method, path, headers: incoming.headers, body: await buffer(incoming) }
  const { host: _host, connection: _connection, ...sent } = incoming.headers
  // Accepts compressed answers as browsers do, so that hosts and their proxies answer as they do for the app.
  const headers = { ...sent, 'accept-encoding': acceptedEncodings }
  const answer = await forward(changeRequest({ path, headers }), request.body).catch((error: unknown) => {
    const own = onSilence?.(request, error)
    if (own) return { ...own, isOwn: true }
    throw error
  })
  if (!('body' in answer)) return forwardStream(answer, response, changeStream)
  const original = 'isOwn' in answer ? answer : { ...answer, headers: withoutConnection(answer.headers) }
  const {
    status,
    headers: finalHeaders,
    body,
  } = ('isOwn' in answer ? undefined : onExchange({ request, ...original })) ?? original
  response.writeHead(status, { ...finalHeaders, 'content-length': body.length }).end(body)
}

function forwardStream(answer: IncomingMessage, response: ServerResponse, change: (part: string) => string): void {
  response.writeHead(answer.statusCode ?? 0, withoutConnection(answer.headers))
  response.on('close', () => answer.destroy())
  answer.on('error', () => response.destroy()).on('end', () => response.end())
  answer.on('data', (part: Buffer) => response.write(change(part.toString())))
}

/** Removes the headers that concern only the connection between relay and server. */
function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'transfer-encoding': _parts, connection: _connection, ...others } = headers
  return others
}

const same = <T>(value: T): T => value

const isEventStream = ({ headers }: IncomingMessage) => /^text\/event-stream\b/i.test(headers['content-type'] ?? '')
