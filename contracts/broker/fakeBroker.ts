import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that the fake broker has received. */
export interface BrokerRequest {
  method: string
  path: string
  authorization: string | undefined
  body: Readonly<Record<string, unknown>>
}

/** A pact at the fake broker. */
export interface StoredPact {
  id: string
  content: { provider: { name: string }; interactions: readonly object[] }
  isPending?: boolean
}

interface FakeBroker {
  url: string
  /** The received requests, in order. */
  requests: readonly BrokerRequest[]
  close: () => void
}

/**
 * Starts a fake Pact broker for tests, with the resources and links that Pact's own commands read (HAL). It answers
 * requests without the token `secret`, and bodies that a broker would refuse, with an error status.
 */
export async function startFakeBroker(pacts: readonly StoredPact[]): Promise<FakeBroker> {
  const requests: BrokerRequest[] = []
  const server = createServer((request, response) => {
    const answer = async () => {
      const received = await readRequest(request)
      requests.push(received)
      const url = `http://${request.headers.host}`
      const { status = 200, ...body } = answerTo(received, { url, pacts, requests })
      response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body))
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: addressOf(server), requests, close: () => server.close() }
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function readRequest(request: IncomingMessage): Promise<BrokerRequest> {
  const body = await text(request)
  const { method = '', url: path = '', headers } = request
  const { authorization } = headers
  return { method, path, authorization, body: (body ? JSON.parse(body) : {}) as BrokerRequest['body'] }
}

interface BrokerAnswer {
  status?: number
  [field: string]: unknown
}

const refused = (status: number, message: string): BrokerAnswer => ({ status, errors: [message] })

function answerTo(request: BrokerRequest, broker: Pick<RouteContext, 'url' | 'pacts' | 'requests'>): BrokerAnswer {
  if (request.authorization !== 'Bearer secret') return refused(401, 'no right')
  const route = routes.find(({ method, path }) => method === request.method && path.test(request.path))
  const [, ...names] = route?.path.exec(request.path) ?? []
  const answer = route?.answer({ ...request, ...broker, names: names.map(decodeURIComponent) })
  return answer ?? refused(404, `${request.method} ${request.path}`)
}

interface RouteContext extends BrokerRequest {
  url: string
  pacts: readonly StoredPact[]
  requests: readonly BrokerRequest[]
  /** The parameters in the path, in the order of the route. */
  names: readonly string[]
}

interface Route {
  method: string
  path: RegExp
  answer: (context: RouteContext) => BrokerAnswer | undefined
}

const production = { uuid: 'env-1', name: 'production', displayName: 'Production', production: true }

const routes: readonly Route[] = [
  { method: 'GET', path: /^\/$/, answer: ({ url }) => indexOf(url) },
  {
    method: 'GET',
    path: /^\/pacts\/provider\/([^/]+)\/for-verification$/,
    answer: ({ url, path }) => ({ _links: { self: { href: url + path } } }),
  },
  { method: 'POST', path: /^\/pacts\/provider\/([^/]+)\/for-verification$/, answer: forVerification },
  { method: 'PUT', path: /^\/webhooks\/[^/]+$/, answer: storeWebhook },
  { method: 'GET', path: /^\/matrix\?/, answer: matrix },
  {
    method: 'GET',
    path: /^\/pact\/([^/]+)$/,
    answer: ({ url, pacts, names: [id] }) => {
      const pact = pacts.find((each) => each.id === id)
      return pact && pactResource(url, pact)
    },
  },
  { method: 'POST', path: /^\/pact\/[^/]+\/results$/, answer: storeResults },
  {
    method: 'PUT',
    path: /^\/pacticipants\/([^/]+)\/branches\/([^/]+)\/versions\/([^/]+)$/,
    answer: ({ url, names: [name = '', , version = ''] }) => ({ status: 201, ...versionResource(url, name, version) }),
  },
  {
    method: 'GET',
    path: /^\/pacticipants\/([^/]+)$/,
    answer: ({ url, names: [name = ''] }) => ({
      name,
      _links: {
        self: { href: `${url}/pacticipants/${name}` },
        'pb:branch-version': {
          href: `${url}/pacticipants/${name}/branches/{branch}/versions/{version}`,
          templated: true,
        },
      },
    }),
  },
  {
    method: 'GET',
    path: /^\/pacticipants\/([^/]+)\/versions\/([^/]+)$/,
    answer: ({ url, names: [name = '', version = ''] }) => versionResource(url, name, version),
  },
  { method: 'GET', path: /^\/environments$/, answer: ({ url }) => environments(url) },
  { method: 'GET', path: /^\/environments\/env-1$/, answer: () => production },
  {
    method: 'POST',
    path: /^\/pacticipants\/([^/]+)\/versions\/([^/]+)\/deployed-versions\/environment\/env-1$/,
    answer: () => ({
      status: 201,
      uuid: 'deployed-1',
      currentlyDeployed: true,
      _embedded: { environment: production },
    }),
  },
]

function indexOf(url: string): BrokerAnswer {
  const templates = {
    'pb:provider-pacts-for-verification': '/pacts/provider/{provider}/for-verification',
    'pb:pacticipant-branch-version': '/pacticipants/{pacticipant}/branches/{branch}/versions/{version}',
    'pb:pacticipant-version': '/pacticipants/{pacticipant}/versions/{version}',
    'pb:pacticipant': '/pacticipants/{pacticipant}',
    'pb:environments': '/environments',
    'pb:webhooks': '/webhooks',
    'pb:webhook': '/webhooks/{uuid}',
  }
  const links = Object.entries(templates).map(([name, path]) => [
    name,
    { href: url + path, templated: path.includes('{') },
  ])
  return { _links: { self: { href: url }, ...Object.fromEntries(links) } }
}

function forVerification({ url, body, pacts, names: [provider] }: RouteContext): BrokerAnswer {
  const { consumerVersionSelectors: selectors, includePendingStatus: pending, providerVersionBranch: branch } = body
  if (!Array.isArray(selectors)) return refused(400, 'consumerVersionSelectors is no list')
  if (pending === true && typeof branch !== 'string') return refused(400, 'pending needs providerVersionBranch')
  const chosen = pacts.filter(({ content }) => content.provider.name === provider)
  return {
    _embedded: {
      pacts: chosen.map(({ id, isPending = false }) => ({
        shortDescription: 'latest from main branch',
        verificationProperties: {
          pending: isPending,
          notices: [{ when: 'before_verification', text: `Chosen: ${id}.` }],
        },
        _links: { self: { href: `${url}/pact/${id}`, name: `Pact ${id}` } },
      })),
    },
    _links: { self: { href: `${url}/pacts/provider/${provider}/for-verification` } },
  }
}

function pactResource(url: string, { id, content }: StoredPact): BrokerAnswer {
  return {
    ...content,
    createdAt: '2026-01-31T12:00:00+00:00',
    _links: {
      self: { href: `${url}/pact/${id}` },
      'pb:provider': { href: `${url}/pacticipants/${content.provider.name}` },
      'pb:publish-verification-results': { href: `${url}/pact/${id}/results` },
    },
  }
}

function storeResults({ url, body }: RouteContext): BrokerAnswer {
  const { success, providerApplicationVersion: version } = body
  if (typeof success !== 'boolean') return refused(400, 'success is no boolean')
  if (typeof version !== 'string') return refused(400, 'providerApplicationVersion is missing')
  return { status: 201, ...body, _links: { self: { href: `${url}/results/1` } } }
}

/** Stores a webhook if its format is one that a broker accepts. */
function storeWebhook({ url, path, body }: RouteContext): BrokerAnswer {
  const { events, request } = body as { events?: { name?: string }[]; request?: { method?: string; url?: string } }
  const isKnown = ({ name = '' }) => webhookEvents.includes(name)
  if (!events?.length || !events.every(isKnown)) return refused(400, 'events are missing or unknown')
  if (!request?.method || !URL.canParse(request.url ?? '')) return refused(400, 'request needs a method and a URL')
  return { status: 201, ...body, _links: { self: { href: url + path } } }
}

const webhookEvents = [
  'contract_published',
  'contract_content_changed',
  'contract_requiring_verification_published',
  'provider_verification_published',
  'provider_verification_succeeded',
  'provider_verification_failed',
]

/** Answers whether a version may be deployed: yes if its published result is a success. */
function matrix({ path, requests }: RouteContext): BrokerAnswer {
  const version = new URLSearchParams(path.split('?')[1]).get('q[][version]')
  const results = requests.filter((each) => each.body['providerApplicationVersion'] === version)
  const success = results.filter(({ body }) => body['success']).length
  const failed = results.length - success
  const isDeployable = success > 0 && failed === 0
  return {
    summary: {
      deployable: isDeployable,
      reason: isDeployable ? 'All verified' : 'No result',
      success,
      failed,
      unknown: 0,
    },
    matrix: [],
    notices: [],
  }
}

function versionResource(url: string, name: string, version: string): BrokerAnswer {
  const self = `${url}/pacticipants/${name}/versions/${version}`
  const deployed = { name: 'production', href: `${self}/deployed-versions/environment/env-1` }
  return { number: version, _links: { self: { href: self }, 'pb:record-deployment': [deployed] } }
}

function environments(url: string): BrokerAnswer {
  const link = { name: 'production', title: 'Production', href: `${url}/environments/env-1` }
  return { _embedded: { environments: [production] }, _links: { self: { href: url }, 'pb:environments': [link] } }
}
