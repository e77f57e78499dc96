import { listMaintenance, type Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { call } from '../api/call.ts'
import { platform } from '../platform/platform.ts'
import { expireSession } from './endSession.ts'
import { logout } from './logout.ts'
import { isMember, useSession } from './sessionStore.ts'
import { paths } from '../paths.ts'

/**
 * Whether the notice may not open again: true from the moment it is closed until the user's next action. Leaving the
 * page causes further calls that the server refuses with UnderMaintenance (Q27).
 */
let isHeldBack = false

function holdBack(): void {
  isHeldBack = true
  const release = () => {
    isHeldBack = false
    removeEventListener('pointerdown', release, true)
    removeEventListener('keydown', release, true)
  }
  // Registers the listeners after the current event, because the click that closed the notice is not the user's next
  // action.
  setTimeout(() => {
    addEventListener('pointerdown', release, true)
    addEventListener('keydown', release, true)
  })
}

/**
 * Whether the maintenance is global, which it is unless all entries are partial. A global maintenance ends the session
 * (S041, S042, Q26).
 */
export const isGlobalMaintenance = (entries: readonly Maintenance[]) => entries.some(({ isPartial }) => !isPartial)

/** How often the notice was closed. An answer to a request that was sent before the last closing does not open it. */
let closings = 0

async function load(): Promise<boolean> {
  const askedAfter = closings
  const { list } = await call(listMaintenance, {})
  if (isHeldBack || askedAfter !== closings) return true
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
 * Requests the maintenance list, and opens the notice if the list is not empty (S040). Concurrent calls share one
 * request. Resolves with false if no maintenance is announced, so that the user has seen no notice.
 */
export function loadMaintenance(): Promise<boolean> {
  if (isHeldBack) return Promise.resolve(true)
  if (underWay) return underWay
  const question = load().finally(() => {
    if (underWay === question) underWay = undefined
  })
  underWay = question
  return question
}

/**
 * Closes the notice. Returns the path to open next: a global maintenance logs the user out and leads to /top (S042); a
 * partial one leads members to /home and guests to /top (S043, Q26).
 */
export async function closeMaintenance(): Promise<string> {
  holdBack()
  closings += 1
  underWay = undefined
  const mayStay = !isGlobalMaintenance(useSession.getState().maintenance)
  if (isMember() && !mayStay) await logout(expireSession)
  useSession.setState({ maintenanceIsOpen: false })
  return isMember() ? paths.home : paths.top
}
