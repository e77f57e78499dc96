import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exampleTokens } from '../auth/exampleTokens.ts'
import { bodyOfCase } from '../case.ts'
import { callNamed } from '../cases.ts'

/** A mistake of a small backend: handles a request wrongly. Returns true if it has answered the request. */
export type Mistake = (request: IncomingMessage, response: ServerResponse, sent: HookBody) => boolean | Promise<boolean>

/** The parts of a request to the state hook that a small backend reads. */
export interface HookBody {
  action?: string
  state?: string
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-app-version, x-device-id, x-device-platform, x-device-type',
}
const example = callNamed('coin.getCoinBalance').cases['full']

/** The body of the answer to the only call of the small backend. */
export const smallBackendAnswer = JSON.stringify(example && bodyOfCase(example))

/** The description of the interaction that the small backend passes. */
export const smallBackendInteraction = 'coin.getCoinBalance: full'

/** The headers of an answer with a JSON body. */
export const jsonHeaders = { 'Content-Type': 'application/json' }

/** Returns the request listener of an app host with one call, which is correct apart from the given mistake. */
export function smallBackend(mistake: Mistake): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const answer = async () => {
      const body = await text(request)
      const sent = (body.startsWith('{') ? JSON.parse(body) : {}) as HookBody
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
      if (await mistake(request, response, sent)) return
      const tokens = exampleTokens(sent.state === 'a guest' ? undefined : 'acc-hikari')
      if (request.method === 'OPTIONS') response.writeHead(204).end()
      else if (request.url === '/_sandbox/states') response.writeHead(200, jsonHeaders).end(JSON.stringify(tokens))
      else if (request.url?.startsWith('/v2/coin/balance')) response.writeHead(200, jsonHeaders).end(smallBackendAnswer)
      else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found')
    }
    answer().catch(() => response.destroy())
  }
}

/** Starts a small backend. */
export async function startSmallBackend(mistake: Mistake = () => false): Promise<{ url: string; close: () => void }> {
  const server = createServer(smallBackend(mistake))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
