import { listMaintenance, type Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { call } from '../api/call.ts'
import { platform } from '../platform/platform.ts'
import { loseSession } from './endSession.ts'
import { logout } from './logout.ts'
import { isMember, useSession } from './sessionStore.ts'
import { paths } from '../paths.ts'

/**
 * Held back from the moment a notice is closed until the next thing the user does: its own way out answers
 * UnderMaintenance again (Q27).
 */
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

/** How often a notice was closed: what was asked before that opens none any more. */
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
 * Asks what is under maintenance and opens the notice when the list is not empty (S040); however many calls want to
 * know at once, it is one question. False: nothing is announced, so nobody has been told anything.
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
 * Closes the notice. Answers where to go: logged out to /top (global, S042), or /home, for guests /top (partial, S043,
 * Q26).
 */
export async function closeMaintenance(): Promise<string> {
  holdBack()
  closings += 1
  underWay = undefined
  const mayStay = !isGlobal(useSession.getState().maintenance)
  if (isMember() && !mayStay) await logout(loseSession)
  useSession.setState({ maintenanceIsOpen: false })
  return isMember() ? paths.home : paths.top
}
