import { listMaintenance, type Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { call } from '../api/call.ts'
import { platform } from '../platform/platform.ts'
import { loseSession } from './account.ts'
import { logout } from './logout.ts'
import { isMember, useSession } from './sessionStore.ts'
import { paths } from '../paths.ts'

/** Held back from the moment a notice is closed until the next thing the user does: its own way out answers UnderMaintenance again (Q27). */
let isHeldBack = false

function holdBack(): void {
  isHeldBack = true
  const release = () => {
    isHeldBack = false
    removeEventListener('pointerdown', release, true)
    removeEventListener('keydown', release, true)
  }
  // After this event: the click that closed the notice is not the next thing.
  setTimeout(() => {
    addEventListener('pointerdown', release, true)
    addEventListener('keydown', release, true)
  })
}

/** Any entry that is not partial makes it global; then the notice ends the session (S041, S042, Q26). */
export const isGlobal = (entries: readonly Maintenance[]) => entries.some(({ isPartial }) => !isPartial)

async function load(): Promise<boolean> {
  const { list } = await call(listMaintenance, {})
  // Closed while this was on its way.
  if (isHeldBack) return true
  const { leaveForMaintenance } = platform()
  if (list.length > 0 && leaveForMaintenance) {
    holdBack()
    leaveForMaintenance()
  } else {
    useSession.setState({ maintenance: list, maintenanceIsOpen: list.length > 0 })
  }
  return list.length > 0
}

let underWay: Promise<boolean> | undefined

/**
 * Asks what is under maintenance and opens the notice when the list is not empty (S040); however many calls want to know at once, it is one
 * question. False: nothing is announced, so nobody has been told anything.
 */
export function loadMaintenance(): Promise<boolean> {
  if (isHeldBack) return Promise.resolve(true)
  underWay ??= load().finally(() => (underWay = undefined))
  return underWay
}

/** Closes the notice. Answers where to go: logged out to /top (global, S042), or /home, for guests /top (partial, S043, Q26). */
export async function closeMaintenance(): Promise<string> {
  holdBack()
  const mayStay = !isGlobal(useSession.getState().maintenance)
  if (isMember() && !mayStay) await logout(loseSession)
  useSession.setState({ maintenanceIsOpen: false })
  return isMember() ? paths.home : paths.top
}
