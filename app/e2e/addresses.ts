import { createServer } from 'node:net'

/**
 * The environment variable with the first of the four ports. The process that starts the journeys chooses it, so that
 * its workers use the same ports, and journeys of another checkout can run at the same time.
 */
const setting = 'TSUDOI_JOURNEYS_PORT'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Returns the first of four free ports in a row. They differ from the development ports, so both can run. */
async function firstFreePort(): Promise<number> {
  for (let first = 5273; first < 6273; first += 10) {
    const free = await Promise.all([0, 1, 2, 3].map((at) => isFree(first + at)))
    if (free.every(Boolean)) return first
  }
  throw new Error('Found no four free ports between 5273 and 6273. End other runs of the journeys.')
}

const first = Number(process.env[setting] ?? (await firstFreePort()))
process.env[setting] = String(first)

/** Ports of the servers that the journeys start. */
export const ports = { app: first, appHost: first + 1, userHost: first + 2, paymentHost: first + 3 }

/** URLs of the servers: the app, and the sandbox’s provider states and mailbox. */
export const addresses = {
  app: `http://localhost:${ports.app}`,
  scenarios: `http://127.0.0.1:${ports.appHost}/_sandbox/scenarios`,
  mailbox: `http://127.0.0.1:${ports.userHost}/_sandbox/mailbox`,
}
