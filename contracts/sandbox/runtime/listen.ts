import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Host } from '../../hosts.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

/** A host that accepts requests. */
export interface ListeningHost {
  address: string
  close(): Promise<void>
}

/** The error if the port is in use. Its message names the port and the environment variable that changes it. */
export class PortTaken extends Error {
  override name = 'PortTaken'
}

/**
 * How much longer than announced a host keeps an idle connection, in milliseconds. Otherwise a request could arrive
 * while the connection is being closed, and the app would get a 502.
 */
const idleSlackMs = 60_000

/** Serves one host on loopback; port 0 chooses a free one. */
export async function listen(host: Host, port: number, fetch: Fetch): Promise<ListeningHost> {
  const server = createAdaptorServer({ fetch }) as Server
  server.keepAliveTimeoutBuffer = idleSlackMs
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

/** Finishes requests that are in flight, and closes idle connections. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
