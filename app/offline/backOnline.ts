import { listMaintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { call } from '../api/call.ts'
import { queryClient } from '../queryClient.ts'
import { headIsAnswered, isOffline, loseNetwork, setOffline, useConnection } from './connection.ts'

/** How often hosts are tried again while none can be reached, in milliseconds. */
const interval = 10_000

async function look(): Promise<void> {
  try {
    await call(listMaintenance, {}, { isSilent: true })
    await queryClient.invalidateQueries()
  } catch {
    // Still none: tried again in a while.
  }
}

let looking: Promise<void> | undefined

/**
 * Asks what anybody may ask. Where a host answers, the page is online and everything on it is asked for anew. One call
 * at a time: a network that swallows them would have more and more on their way.
 */
export const lookForNet = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)))

const lookWhenSeen = () => {
  if (isOffline() && document.visibilityState === 'visible') void lookForNet()
}

let timer: ReturnType<typeof setInterval> | undefined

function tryAgain({ isOffline: isNeeded }: { isOffline: boolean }): void {
  clearInterval(timer)
  timer = isNeeded ? setInterval(lookWhenSeen, interval) : undefined
}

/** Buttons that send say themselves that they cannot now (`OfflineNote`). */
const tellButtons = ({ isOffline: isNow }: { isOffline: boolean }) =>
  void document.documentElement.toggleAttribute('data-offline', isNow)

/**
 * Follows the connection. The way back is found by asking: a browser tells of its own network only, and not on every
 * device, nor of a host that is there again.
 */
export function watchConnection(): void {
  useConnection.subscribe(tryAgain)
  useConnection.subscribe(tellButtons)
  tellButtons(useConnection.getState())
  addEventListener('offline', loseNetwork)
  addEventListener('online', lookWhenSeen)
  document.addEventListener('visibilitychange', lookWhenSeen)
  if (!useConnection.getState().isOffline && headIsAnswered()) setOffline(false)
  if (!isOffline()) return
  // It may have become so, or have ended, before anything here listened.
  setOffline(true)
  tryAgain({ isOffline: true })
  void lookForNet()
}
