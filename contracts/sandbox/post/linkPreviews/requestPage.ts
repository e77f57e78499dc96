import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { maxPageBytes, type PageResponse } from './fetchPage.ts'
import { isPublicIp } from './parsePublicUrl.ts'

/** A function that resolves all IP addresses of a host name. */
type Resolve = (name: string, done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void) => void

const systemResolve: Resolve = (name, done) => systemLookup(name, { all: true }, done)

/**
 * A DNS lookup for connections that refuses a host name if any of its addresses is not public. The connection uses the
 * checked address itself, so that a name that resolves differently the second time (DNS rebinding) gains nothing (X9).
 */
export function publicLookup(resolve: Resolve = systemResolve): LookupFunction {
  return (name, options, done) => {
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? []
      const isPublic = first && addresses.every(({ address }) => isPublicIp(address))
      if (error || !isPublic) return done(error ?? new Error(`${name} is not public`), '', 4)
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}

/** A DNS lookup that allows any address, for pages of the app, which may run on this machine. */
const anyLookup: LookupFunction = (name, options, done) => systemLookup(name, options, done)

interface Options {
  lookup?: LookupFunction
  /** The time limit in milliseconds, from the request to the end of the body. */
  timeout?: number
}

/** Fetches a page over the network: one request, without cookies, within five seconds. */
export function requestPage(
  url: URL,
  { lookup = publicLookup(), timeout = 5_000 }: Options = {},
): Promise<PageResponse> {
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'identity', 'User-Agent': 'tsudoi-link-preview/1.0' }
  const signal = AbortSignal.timeout(timeout)
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, lookup, signal, agent: false }, (response) => {
      readBeginning(response)
        .then((body) => {
          request.destroy()
          const { location, 'content-type': type, 'cache-control': caching } = response.headers
          resolve({ status: response.statusCode ?? 0, location, type, caching, body })
        })
        .catch(reject)
    })
    request.on('error', reject)
  })
}

/** Requests a page of the app, whose URL `parseOwnUrl` has checked. */
export const requestOwnPage = (url: URL): Promise<PageResponse> => requestPage(url, { lookup: anyLookup })

async function readBeginning(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= maxPageBytes) break
  }
  return Buffer.concat(chunks).subarray(0, maxPageBytes)
}
