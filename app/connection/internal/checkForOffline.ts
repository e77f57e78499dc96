import { listMaintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { env } from '../../env.ts'
import { withTimeout } from '../../time/withTimeout.ts'
import { isOffline, noteServerReachable, setOffline } from './connection.ts'

/** How long (ms) a server may take to answer before the app counts as offline. */
const probeTimeoutMs = 1_000

/** Asks a host for the list of maintenances. Every answer counts, also that a host has no such list. */
const ask = (host: string) => fetch(host + listMaintenance.path, { mode: 'no-cors', cache: 'no-store' })

/** Whether a server answers within the timeout, with any status. If it answers later, the offline state still ends. */
async function isServerReachable(): Promise<boolean> {
  const sentAt = performance.now()
  const { app, ...others } = env.hosts
  const answer = ask(app)
    // A blocker may block a whole host.
    .catch(() => Promise.any(Object.values(others).map(ask)))
    .then(
      () => {
        noteServerReachable(sentAt)
        return true
      },
      () => false,
    )
  return withTimeout(answer, probeTimeoutMs, false)
}

async function judge(): Promise<boolean> {
  const isDown = navigator.onLine === false || isOffline() || !(await isServerReachable())
  if (isDown) setOffline(true)
  return isDown
}

let inFlight: Promise<boolean> | undefined

/**
 * Checks whether the app is offline, after a call has reached no server. The app counts as offline unless a server
 * answers another call: a content blocker or a proxy may block a single address or host. Resolves with whether the app
 * is offline (Q428).
 */
export const checkForOffline = (): Promise<boolean> => (inFlight ??= judge().finally(() => (inFlight = undefined)))
