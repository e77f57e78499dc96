import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleDeviceHeaders } from '@tsudoi/contracts/deviceHeaders'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { hosts, type Host } from '@tsudoi/contracts/hosts'
import { registry } from '@tsudoi/contracts/registry'
import { preflightOf } from '@tsudoi/contracts/verification/cors'
import { expect, test as base, type CDPSession } from '@playwright/test'
import { ports } from '../addresses.ts'

/**
 * An empty page of another origin than the API servers'. No request is intercepted, because Playwright would then
 * answer the preflights.
 */
const test = base.extend<{ origin: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern here
  origin: async ({}, provide) => {
    const server = createServer((_, response) => void response.setHeader('Content-Type', 'text/html').end('<p>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await provide(`http://localhost:${(server.address() as AddressInfo).port}`)
    server.close()
  },
})

const portOf: Readonly<Record<Host, number>> = { app: ports.appHost, user: ports.userHost, payment: ports.paymentHost }
const addressOf = ({ host, path }: Endpoint) => `http://127.0.0.1:${portOf[host]}${path.replaceAll(/\{\w+\}/g, 'x')}`

/** One call for each combination of method and headers that the app sends to a server. */
function kindsOf(host: Host): Endpoint[] {
  const kinds = new Map<string, Endpoint>()
  for (const endpoint of Object.values(registry).flatMap<Endpoint>(Object.values)) {
    if (endpoint.host === host) kinds.set(JSON.stringify(preflightOf(endpoint, '')), endpoint)
  }
  return [...kinds.values()]
}

/** The request as the app sends it, with a bearer token that is not valid anywhere. */
function requestOf(
  endpoint: Endpoint,
  index: number,
): {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
} {
  const names = preflightOf(endpoint, '')['Access-Control-Request-Headers']?.split(',') ?? []
  const values: Record<string, string> = {
    ...exampleDeviceHeaders,
    authorization: 'Bearer nobody',
    'content-type': 'application/json',
    'idempotency-key': '6f1d3c52-8a0e-4b7d-9c41-2e5f7a90b3d6',
  }
  const headers = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  // A query of its own, because a browser sends one preflight for all requests to a URL.
  return {
    url: `${addressOf(endpoint)}?kind=${index}`,
    method: endpoint.method,
    headers,
    ...(endpoint.body ? { body: '{}' } : {}),
  }
}

/** The headers of the preflights that the browser sends from now on. */
async function preflightsIn(session: CDPSession): Promise<Record<string, string>[]> {
  const seen: Record<string, string>[] = []
  session.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    if ('Access-Control-Request-Method' in headers) seen.push(headers)
  })
  await session.send('Network.enable')
  return seen
}

for (const host of hosts) {
  test(`Chromium sends the ${host} host the CORS preflights that the contract verification sends, and gives the answer to a page of another origin (Q97)`, async ({
    page,
    origin,
  }) => {
    const kinds = kindsOf(host)
    const seen = await preflightsIn(await page.context().newCDPSession(page))
    await page.goto(origin)
    for (const [index, endpoint] of kinds.entries()) {
      const answer = await page.evaluate(
        async ({ url, ...request }) => {
          const response = await fetch(url, request)
          return (await response.json()) as object
        },
        requestOf(endpoint, index),
      )
      expect(answer, endpoint.summary).toBeInstanceOf(Object)
    }
    await expect.poll(() => seen.length).toBe(kinds.length)
    const asked = kinds.map((endpoint) => expect.objectContaining(preflightOf(endpoint, origin)))
    expect(seen).toEqual(asked)
  })
}
