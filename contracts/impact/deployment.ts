import { hosts, type Host } from '../hosts.ts'
import { impactOf } from './impactOf.ts'
import type { Revision } from './revision.ts'

/** What can go out by itself: the web app, or one of its hosts. */
export const participants = ['web', ...hosts] as const
export type Participant = (typeof participants)[number]

/**
 * Whether each may go out as the contract is now, while the others are still as of an earlier revision: the web app,
 * when hosts that kept the contract then serve it; a host, when it serves the web app that was out then. In words why
 * not; empty: it may. Provider states are for verifications and go nowhere.
 */
export function obstacles(before: Revision, now: Revision): Record<Participant, readonly string[]> {
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
  // What is of no call concerns every host: a code, the look of failures.
  const concerns = (host: Host) => (name: string) => (hostOf.get(name) ?? host) === host
  const ofHost = (host: Host) => found('app', concerns(host))
  return { web: found('host', () => true), app: ofHost('app'), user: ofHost('user'), payment: ofHost('payment') }
}
