import { causeOfSilence } from '../verification/causes.ts'
import { VerificationImpossible } from '../verification/verificationImpossible.ts'

/** The address of a Pact broker, and the log-in that it requires. */
export interface BrokerAccess {
  url: string
  /** Access token, sent as a bearer. Default: none. */
  token?: string | undefined
  username?: string | undefined
  password?: string | undefined
}

/** A resource of the broker in the format HAL: its fields, and its links by relation. */
export interface BrokerResource {
  _links?: Readonly<Record<string, { href: string }>>
  [field: string]: unknown
}

/** Reads the log-in from the same environment variables as Pact's own commands. */
export function brokerAccess(
  url: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): BrokerAccess {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = env
  return { url, token, username, password }
}

/** Sends requests to a Pact broker, and follows its links. */
export class BrokerClient {
  readonly #access: BrokerAccess
  #index: BrokerResource | undefined

  constructor(access: BrokerAccess) {
    this.#access = access
  }

  /**
   * Resolves a link of the broker's index to its address.
   *
   * @param values the names in the link's template: `{provider}`
   */
  async address(relation: string, values: Readonly<Record<string, string>>): Promise<string> {
    this.#index ??= await this.send('GET', this.#access.url)
    const href = hrefOf(this.#index, relation, this.#access.url)
    return href.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  }

  /**
   * Sends a request to the broker and returns the resource in its answer.
   *
   * @throws {VerificationImpossible} if the broker does not answer, or answers with an error status
   */
  async send(method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<BrokerResource> {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/hal+json, application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...authorizationOf(this.#access),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    }).catch((error: unknown) => {
      throw new VerificationImpossible(
        `The Pact broker does not answer ${method} ${url}. ${causeOfSilence('host', error)}`,
      )
    })
    const text = await response.text()
    if (!response.ok) {
      throw new VerificationImpossible(
        `The Pact broker answers ${method} ${url} with ${response.status}. ${adviceFor(response.status)} ${text.slice(0, 500)}`,
      )
    }
    return resourceIn(text, `${method} ${url}`)
  }
}

/** Returns the address of one of a resource's links. `place` names the resource in the error if the link is missing. */
export function hrefOf({ _links: links }: BrokerResource, relation: string, place: string): string {
  const href = links?.[relation]?.href
  if (href) return href
  throw new VerificationImpossible(
    `${place} has no link ${relation}: it is no Pact broker, or one before version 2.86.`,
  )
}

function authorizationOf({ token, username, password }: BrokerAccess): Record<string, string> {
  if (token) return { Authorization: `Bearer ${token}` }
  if (!username) return {}
  return { Authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) {
    return 'Set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD; publishing needs a right to write.'
  }
  return status === 404 ? 'The address is wrong, or nothing was published for this provider.' : ''
}

function resourceIn(text: string, place: string): BrokerResource {
  try {
    return Object(text === '' ? {} : JSON.parse(text)) as BrokerResource
  } catch {
    throw new VerificationImpossible(`${place} answers no JSON: the address is no Pact broker.`)
  }
}
