import type { Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { MaintenanceDialog } from '@tsudoi/design-system/screens/system/MaintenanceDialog'
import type { MaintenanceEntry } from '@tsudoi/design-system/screens/system/system.types'
import { useNavigate } from 'react-router-dom'
import { clearErrors } from '../errors/errorQueue.ts'
import { raiseLater } from '../errors/raiseLater.ts'
import { closeMaintenance, isGlobalMaintenance } from '../session/maintenance.ts'
import { useSession } from '../session/sessionStore.ts'
import { normalisedInstant } from '../mappers/channel.mappers.ts'

function entryOf(entry: Maintenance): MaintenanceEntry {
  return {
    id: entry.maintenanceId,
    start: normalisedInstant(entry.startTime),
    end: entry.endTime && normalisedInstant(entry.endTime),
    message: entry.message,
    targets: entry.targetsAllIps ? 'all' : [...(entry.targetIpNames ?? []), ...(entry.targetCategoryNames ?? [])],
  }
}

/**
 * The maintenance notice. If global and partial maintenances are announced, it shows the global one (W015, W016, Q26).
 */
export function MaintenanceContainer() {
  const maintenance = useSession((session) => session.maintenance)
  const navigate = useNavigate()
  const kind = isGlobalMaintenance(maintenance) ? 'global' : 'partial'
  const entries = maintenance.filter(({ isPartial }) => isPartial === (kind === 'partial')).map(entryOf)
  const close = async () => {
    const target = await closeMaintenance()
    // Drops the errors that occurred during a global maintenance: the notice explains them.
    if (kind === 'global') clearErrors()
    await navigate(target)
  }
  return <MaintenanceDialog open notice={{ kind, entries }} onClose={() => void close().catch(raiseLater)} />
}
