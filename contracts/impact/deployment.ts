import { hosts, type Host } from '../hosts.ts'
import { impactOf } from './impactOf.ts'
import type { Revision } from './revision.ts'

/** What can be deployed independently: the web app and each host. */
export const participants = ['web', ...hosts] as const

/** The web app or one of the hosts. */
export type Participant = (typeof participants)[number]

/**
 * Reasons why each participant must not be deployed with the current contract while the others are still on an earlier
 * revision; empty if it may. The web app needs hosts that fulfil the old contract to serve it; a host needs to serve
 * the old web app. Provider states do not count, because they are used only in verifications.
 */
export function deploymentObstacles(before: Revision, now: Revision): Record<Participant, readonly string[]> {
  const hostOf = new Map<string, Host>(
    [...before.calls, ...now.calls].map(({ name, endpoint }) => [name, endpoint.host]),
  )
  const impacts = impactOf(before, now).filter(({ kind }) => kind !== 'state')
  const found = (side: 'host' | 'app', isConcerned: (name: string) => boolean) =>
    impacts
      .filter(({ name }) => isConcerned(name))
      .flatMap(({ name, changes }) =>
        changes.filter((change) => change[side] === 'breaking').map(({ text }) => `${name} ${text}`),
      )
  // Changes without a call, such as a message code or the failure body, concern every host.
  const concerns = (host: Host) => (name: string) => (hostOf.get(name) ?? host) === host
  const ofHost = (host: Host) => found('app', concerns(host))
  return { web: found('host', () => true), app: ofHost('app'), user: ofHost('user'), payment: ofHost('payment') }
}
