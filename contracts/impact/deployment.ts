import { hosts, type Host } from '../hosts.ts'
import { impactOf } from './impactOf.ts'
import type { Revision } from './revision.ts'

/** The programs that can be deployed independently: the web app and each host. */
export const participants = ['web', ...hosts] as const

/** The web app or one of the hosts. */
export type Participant = (typeof participants)[number]

/** Properties of the deployed hosts that their contract does not contain. */
interface Knowledge {
  /** Whether the hosts ignore undeclared fields of a request: then a new optional field is no obstacle (Q460). */
  hostsIgnoreUnknownFields?: boolean
}

/**
 * Reasons why a participant must not be deployed with the current contract while the others still have an earlier one;
 * empty if it may be deployed. The web app may not be deployed if a host that fulfils only the earlier contract cannot
 * serve it. A host may not be deployed if it cannot serve the web app of the earlier contract. Provider states do not
 * count, because they are used only in verifications.
 */
export function deploymentObstacles(
  before: Revision,
  now: Revision,
  { hostsIgnoreUnknownFields = false }: Knowledge = {},
): Record<Participant, readonly string[]> {
  const hostOf = new Map<string, Host>(
    [...before.calls, ...now.calls].map(({ name, endpoint }) => [name, endpoint.host]),
  )
  const impacts = impactOf(before, now).filter(({ kind }) => kind !== 'state')
  const found = (side: 'host' | 'app', isConcerned: (name: string) => boolean) =>
    impacts
      .filter(({ name }) => isConcerned(name))
      .flatMap(({ name, changes }) =>
        changes
          .filter((change) => change[side] === 'breaking' && !(hostsIgnoreUnknownFields && change.isIgnorable))
          .map(({ text }) => `${name} ${text}`),
      )
  // Changes without an endpoint, such as a message code or the body of refusals, concern every host.
  const concerns = (host: Host) => (name: string) => (hostOf.get(name) ?? host) === host
  const ofHost = (host: Host) => found('app', concerns(host))
  return { web: found('host', () => true), app: ofHost('app'), user: ofHost('user'), payment: ofHost('payment') }
}
