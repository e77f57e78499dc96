import { isIPv6 } from 'node:net'
import type { Hono } from 'hono'
import { isDeclaredCode } from '../../declaredCodes.ts'
import { fillPath, type Endpoint, type RequestOf, type ResponseOf } from '../../endpoint.ts'
import type { ErrorBody } from '../../errors.ts'
import { hosts, type Host } from '../../hosts.ts'
import { formOf, isMultipart } from '../../multipart.ts'
import { state, type StateName, type StateParams, type StateValues } from '../../states.ts'
import { verificationDataset } from '../runtime/db/datasets.ts'
import { setUpState } from '../development/stateHook.ts'
import type { Failure } from '../runtime/failure.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { openSandbox, type OpenPush } from '../runtime/openSandbox.ts'
import { openWebPush } from '../reminder/webPushSender.ts'
import { hostApp } from '../runtime/http/hostApp.ts'
import { seededSnapshot } from './seededSnapshot.ts'
import { testPasswordCost, testStartTime } from './seededDataFile.ts'

interface CallOptions {
  /** The bearer token of the request. */
  token?: string | undefined
  headers?: Record<string, string> | undefined
  /** The network address of the connection. Default: loopback. */
  address?: string
}

/** An answer of the sandbox. The body of a refusal has `messageCode`. */
export interface Answer<T> {
  status: number
  body: T & Partial<ErrorBody>
}

/**
 * The three hosts in this process, without ports, on one database, with a clock that does not advance until it is set.
 */
export class TestSandbox {
  readonly services: SandboxServices
  readonly time: { now: Date }
  readonly #apps: Readonly<Record<Host, Hono>>

  private constructor(services: SandboxServices, time: { now: Date }) {
    this.services = services
    this.time = time
    const onRefusal = requireDeclared
    this.#apps = Object.fromEntries(hosts.map((host) => [host, hostApp(host, services, { onRefusal })])) as Record<
      Host,
      Hono
    >
  }

  /** Opens a sandbox on a PostgreSQL, or in memory. `openPush` creates the sender of push messages. */
  static async open(databaseUrl?: string, openPush: OpenPush = openWebPush()): Promise<TestSandbox> {
    const time = { now: testStartTime }
    const data = databaseUrl ? { databaseUrl } : { snapshot: await seededSnapshot() }
    return new TestSandbox(
      await openSandbox({ ...data, clock: { now: () => time.now }, passwordCost: testPasswordCost, openPush }),
      time,
    )
  }

  /** Tables of the dataset in which `given` sets up states. */
  async db() {
    return (await this.services.datasets.create(verificationDataset)).db
  }

  /** Sets up a state; returns its values, such as the access token. */
  async given<N extends StateName>(name: N, params: Partial<StateParams<N>> = {}): Promise<StateValues<N>> {
    const dataset = await this.services.datasets.create(verificationDataset)
    return (await setUpState(this.services, dataset, state(name, params))) as StateValues<N>
  }

  async call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Promise<Answer<ResponseOf<E>>> {
    const { params, query = {}, body } = request as { params?: Record<string, string>; query?: object; body?: unknown }
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const headers = { 'Idempotency-Key': crypto.randomUUID(), ...bearer(options.token), ...options.headers }
    const sent = isMultipart(endpoint) ? formOf(body as object) : body ? JSON.stringify(body) : null
    const init = { method: endpoint.method, headers, body: sent }
    const response = await this.send(
      endpoint.host,
      `${fillPath(endpoint.path, params)}?${search.toString()}`,
      init,
      undefined,
      options.address,
    )
    return { status: response.status, body: (await response.json()) as Answer<ResponseOf<E>>['body'] }
  }

  /** Sends a request without checking whether it matches the endpoint. */
  async send(
    host: Host,
    path: string,
    init: RequestInit = {},
    origin = 'http://127.0.0.1',
    address = '127.0.0.1',
  ): Promise<Response> {
    const socket = { remoteAddress: address, remotePort: 1, remoteFamily: isIPv6(address) ? 'IPv6' : 'IPv4' }
    const connection = { incoming: { socket } }
    return this.#apps[host].request(`${origin}${path}`, init, connection)
  }

  advanceClock(milliseconds: number): void {
    this.time.now = new Date(this.time.now.getTime() + milliseconds)
  }

  async close(): Promise<void> {
    await this.services.close()
  }
}

/** Throws if the endpoint does not declare a refusal. The answer is then Internal, and the test fails. */
function requireDeclared(endpoint: Endpoint, { messageCode }: Failure): void {
  if (isDeclaredCode(endpoint, messageCode)) return
  throw new Error(
    `${endpoint.method} ${endpoint.path} answers ${messageCode}, which neither its codes nor its cases have`,
  )
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {}
