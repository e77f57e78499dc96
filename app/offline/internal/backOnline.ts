import { listMaintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { call } from '../../api/call.ts'
import { queryClient } from '../../queryClient.ts'
import { hasEarlyAnswer, isOffline, noteNetworkLost, setOffline, useConnection } from '../../connection/connection.ts'

/** Retry interval (ms) while no server is reachable. */
const retryIntervalMs = 10_000

async function checkOnce(): Promise<void> {
  try {
    await call(listMaintenance, {}, { isSilent: true })
    await queryClient.invalidateQueries()
  } catch {
    // Ignored: no server is reachable yet, and the next interval checks again.
  }
}

let checkInFlight: Promise<void> | undefined

/**
 * Checks the connection with a public call. If the server answers, the app is online and all queries are refetched.
 * Only one check runs at a time, because in a network that never answers, calls would pile up.
 */
export const checkNetwork = (): Promise<void> =>
  (checkInFlight ??= checkOnce().finally(() => (checkInFlight = undefined)))

const checkWhenVisible = () => {
  if (isOffline() && document.visibilityState === 'visible') void checkNetwork()
}

let timer: ReturnType<typeof setInterval> | undefined

function schedulePolling({ isOffline: isPolling }: { isOffline: boolean }): void {
  clearInterval(timer)
  timer = isPolling ? setInterval(checkWhenVisible, retryIntervalMs) : undefined
}

/** Marks the document as offline. Buttons that send something then show that they do not work (`OfflineNote`). */
const markDocument = ({ isOffline: isMarked }: { isOffline: boolean }) =>
  void document.documentElement.toggleAttribute('data-offline', isMarked)

/**
 * Watches the connection. While offline, it polls the server, because the browser's `online` event is not enough: it
 * concerns only the device's own network, does not fire on every device, and does not show that a server is available
 * again.
 */
export function watchConnection(): void {
  useConnection.subscribe(schedulePolling)
  useConnection.subscribe(markDocument)
  markDocument(useConnection.getState())
  addEventListener('offline', noteNetworkLost)
  addEventListener('online', checkWhenVisible)
  document.addEventListener('visibilitychange', checkWhenVisible)
  if (!useConnection.getState().isOffline && hasEarlyAnswer()) setOffline(false)
  if (!isOffline()) return
  // The page may have gone offline, or back online, before these listeners were added.
  setOffline(true)
  schedulePolling({ isOffline: true })
  void checkNetwork()
}
