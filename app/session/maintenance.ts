import { listMaintenance, type Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { call } from '../api/call.ts'
import { platform } from '../platform/platform.ts'
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

/** Asks what is under maintenance and opens the notice when the list is not empty (S040). */
export async function loadMaintenance(): Promise<void> {
  if (isHeldBack) return
  const { list } = await call(listMaintenance, {})
  const { leaveForMaintenance } = platform()
  if (list.length > 0 && leaveForMaintenance) return leaveForMaintenance()
  useSession.setState({ maintenance: list, maintenanceIsOpen: list.length > 0 })
}

/** Closes the notice. Answers where to go: logged out to /top (global, S042), or /home, for guests /top (partial, S043, Q26). */
export function closeMaintenance(forget: () => void): string {
  holdBack()
  const { maintenance } = useSession.getState()
  useSession.setState({ maintenanceIsOpen: false })
  if (isGlobal(maintenance)) {
    forget()
    return paths.top
  }
  return isMember() ? paths.home : paths.top
}
