import {
  request as requestHttp,
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { cutBodyError, unreadableEncodingError, unendedBodyError, unendedBodyCode } from './brokenAnswer.ts'
import { noAnswerInTime, type Patience } from './patience.ts'

/** A complete answer of a server. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The options of {@link sendRequest}. */
export interface RequestOptions {
  method?: string | undefined
  headers?: OutgoingHttpHeaders
  body?: Buffer | string
  /**
   * The agent whose connections are reused. Default: the request has a separate connection, which is closed after the
   * answer.
   */
  agent?: Agent | undefined
  /** The timeout, after which the request fails with the code {@link noAnswerInTime}. */
  patience: Patience
}

/**
 * Sends one request without following redirects. A compressed answer is decompressed.
 *
 * @throws {Error} with the network error's `code` if there was no complete answer
 */
export const sendRequest = (url: URL | string, options: RequestOptions): Promise<Answer> =>
  sendAndCountSilence(options.patience, async () => readWholeAnswer(await openRequest(new URL(url), options)))

/** Calls `send`, which sends a request, and records in `patience` whether the server answered in time. */
export async function sendAndCountSilence<Result>(patience: Patience, send: () => Promise<Result>): Promise<Result> {
  try {
    const result = await send()
    patience.count(true)
    return result
  } catch (error) {
    const { code } = error as { code?: string }
    patience.count(code !== noAnswerInTime && code !== unendedBodyCode)
    throw error
  }
}

const decompress: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The encodings of compressed answers that this file can decode, as the value of Accept-Encoding. */
export const acceptedEncodings = Object.keys(decompress).join(', ')

/**
 * Reads an answer to its end, and decompresses it.
 *
 * @throws {BrokenAnswer} if the body cannot be read
 */
export async function readWholeAnswer(answer: IncomingMessage): Promise<Answer> {
  const { 'content-encoding': encoding = 'identity', ...headers } = answer.headers
  const [status, body] = [answer.statusCode ?? 0, await wholeBody(answer)]
  if (body.length === 0 || encoding === 'identity') return { status, headers, body }
  return { status, headers, body: decompressed(body, encoding) }
}

async function wholeBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  try {
    for await (const part of answer) parts.push(part as Buffer)
  } catch (error) {
    const isCut = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as { code?: string }).code ?? '')
    throw isCut ? cutBodyError(Buffer.concat(parts).length, answer.headers['content-length']) : error
  }
  return Buffer.concat(parts)
}

function decompressed(body: Buffer, encoding: string): Buffer {
  const unpack = decompress[encoding.toLowerCase()]
  try {
    if (unpack) return unpack(body)
  } catch {
    // Falls through to the error for an unknown encoding.
  }
  throw unreadableEncodingError(encoding, acceptedEncodings)
}

/** Sends one request. Resolves when the status and the headers of the answer have arrived. */
export function openRequest(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, agent = false, patience } = options
  const { timeoutMs } = patience
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined
    const request = send(url, { method, headers, agent }, (begun) => resolve((answer = begun)))
    request.setTimeout(timeoutMs, () => {
      if (answer) answer.destroy(unendedBodyError(timeoutMs))
      else request.destroy(Object.assign(new Error(`no answer within ${timeoutMs} ms`), { code: noAnswerInTime }))
    })
    request.on('error', (error: Error & { code?: string }) => {
      // A server may close an idle connection while a request is already being sent on it. A new connection shows
      // whether the request really fails.
      const isStale = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      if (isStale) resolve(openRequest(url, { ...options, agent: undefined }))
      else reject(error)
    })
    request.end(body)
  })
}
