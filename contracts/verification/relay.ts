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
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

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
  /** Changes each part of an event stream, which has one event or more. Default: unchanged. */
  changeStream?: (part: string) => string
}

/**
 * Starts a proxy in front of a server, which forwards requests and answers. Compressed answers are decompressed because
 * they are checked here; event streams are forwarded as they arrive and are not observed.
 */
export async function startRelay(target: string, options: RelayOptions): Promise<Relay> {
  const { origin, protocol } = new URL(target)
  const isSecure = protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSecure ? requestHttps : requestHttp
  const server = createServer((request, response) => {
    const forward = ({ path, headers }: ForwardedRequest, body: Buffer) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const sent = send(new URL(origin + path), { agent, method: request.method, headers }, resolve)
        sent.on('error', (error: NodeJS.ErrnoException) => {
          // The server closed an idle connection while the relay used it again. Browsers repeat the request, too.
          const wasClosed = sent.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
          if (wasClosed) resolve(forward({ path, headers }, body))
          else reject(error)
        })
        sent.end(body)
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
  { changeRequest: send = same, onExchange: give = () => undefined, changeStream = same }: RelayOptions,
): Promise<void> {
  const { method = '', url: path = '/' } = request
  const requestBody = await buffer(request)
  const { host: _host, connection: _connection, ...rest } = request.headers
  // Asks for compressed answers as browsers do, so that hosts and their proxies answer as they do for the app.
  const headers = { ...rest, 'accept-encoding': Object.keys(decompress).join(', ') }
  const answer = await forward(send({ path, headers }), requestBody)
  const { 'transfer-encoding': _parts, connection: _connectionHeader, ...sentHeaders } = answer.headers
  if (isEventStream(answer)) {
    response.writeHead(answer.statusCode ?? 0, sentHeaders)
    response.on('close', () => answer.destroy())
    answer.on('error', () => response.destroy()).on('end', () => response.end())
    answer.on('data', (part: Buffer) => response.write(changeStream(part.toString())))
    return
  }
  const { 'content-encoding': encoding = '', ...keptHeaders } = sentHeaders
  const body = (decompress[encoding] ?? same)(await buffer(answer))
  const original = { status: answer.statusCode ?? 0, headers: keptHeaders, body }
  const exchange = { request: { method, path, headers: request.headers, body: requestBody }, ...original }
  const { status, headers: finalHeaders, body: finalBody } = give(exchange) ?? original
  response.writeHead(status, { ...finalHeaders, 'content-length': finalBody.length }).end(finalBody)
}

const same = <T>(value: T): T => value

/** The encodings of answers that the relay asks for and can read. */
const decompress: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

const isEventStream = ({ headers }: IncomingMessage) => /^text\/event-stream\b/i.test(headers['content-type'] ?? '')
