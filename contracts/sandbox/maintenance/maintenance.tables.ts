import type { Json } from '../runtime/db/columns.ts'

/** The table of maintenance periods. */
export interface MaintenanceTables {
  maintenance: MaintenanceTable
}

interface MaintenanceTable {
  id: string
  is_partial: boolean
  start_time: Date
  end_time: Date | null
  message: string | null
  target_ip_names: Json<string[]> | null
  target_category_names: Json<string[]> | null
  targets_all_ips: boolean | null
  /** Whether every request is refused with UnderMaintenance during the maintenance. */
  closes_house: boolean
}
