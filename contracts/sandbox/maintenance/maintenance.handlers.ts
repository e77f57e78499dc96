import type { Handlers } from '../runtime/http/callContext.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** The sandbox's handlers of the maintenance endpoints. */
export const maintenanceHandlers: Handlers<'maintenance'> = {
  /** Lists current and future maintenance. Maintenance that has ended is left out (Q27). */
  async listMaintenance({ db, now }) {
    const rows = await db
      .selectFrom('maintenance')
      .selectAll()
      .where((eb) => eb.or([eb('end_time', 'is', null), eb('end_time', '>', now)]))
      .orderBy('start_time')
      .orderBy('id')
      .execute()
    const list = rows.map((row) => ({
      maintenanceId: row.id,
      isPartial: row.is_partial,
      startTime: instantOnWire(row.start_time),
      endTime: row.end_time ? instantOnWire(row.end_time) : undefined,
      message: nullToUndefined(row.message),
      targetIpNames: nullToUndefined(row.target_ip_names),
      targetCategoryNames: nullToUndefined(row.target_category_names),
      targetsAllIps: nullToUndefined(row.targets_all_ips),
    }))
    return { list }
  },
}
