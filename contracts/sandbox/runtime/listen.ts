import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Host } from '../../hosts.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

export interface Listening {
  address: string
  close(): Promise<void>
}

/** A port that something else listens on; the message names it and the variable that moves it. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

/**
 * How much longer than it says a host keeps an idle connection, in milliseconds. Without it, a request of a busy
 * machine meets the connection in the moment in which it is closed, and the app is told 502.
 */
const idleSlack = 60_000

/** Serves one host on loopback; port 0 takes a free one. */
export async function listen(host: Host, port: number, fetch: Fetch): Promise<Listening> {
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeoutBuffer = idleSlack
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(takenMessage(host, port)) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const bound = server.address()
  const actual = typeof bound === 'object' && bound ? bound.port : port
  return { address: `http://127.0.0.1:${actual}`, close: () => closeServer(server) }
}

const takenMessage = (host: Host, port: number) =>
  `Port ${port} is taken, and the sandbox needs it for its ${host} host. ` +
  `Stop what listens there, or move this host: TSUDOI_HOST_${host.toUpperCase()}_PORT=<port>.`

/** Running calls finish; idle connections are dropped. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
