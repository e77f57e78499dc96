import { timeAfter, days } from '../runtime/clock.ts'
import type { maintenanceStates } from '../../states/maintenance.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about maintenance in the sandbox. */
export const maintenanceStateHandlers: AreaStateHandlers<typeof maintenanceStates> = {
  setup: {
    async 'an announced maintenance'({ maintenanceId, isPartial, detail }, { db, now }) {
      await db.deleteFrom('maintenance').execute()
      const full = {
        end_time: timeAfter(now, days(2)),
        message: 'データベースの作業を行います。',
        target_ip_names: JSON.stringify(['星詠み通信']),
        target_category_names: JSON.stringify(['ガチャ']),
        targets_all_ips: false,
      }
      const head = {
        id: maintenanceId,
        is_partial: isPartial,
        start_time: timeAfter(now, days(1)),
        closes_house: false,
      }
      await db
        .insertInto('maintenance')
        .values({ ...head, ...(detail === 'full' ? full : bareMaintenance) })
        .execute()
      return {}
    },

    async 'a house under maintenance'(_, { db, now }) {
      await db.deleteFrom('maintenance').execute()
      const head = { id: 'maintenance-1', is_partial: false, start_time: now, closes_house: true }
      await db
        .insertInto('maintenance')
        .values({ ...head, ...bareMaintenance, targets_all_ips: true })
        .execute()
      return {}
    },
  },
  teardown: {
    'an announced maintenance': (_, ctx) => endMaintenance(ctx),
    'a house under maintenance': (_, ctx) => endMaintenance(ctx),
  },
}
const bareMaintenance = {
  end_time: null,
  message: null,
  target_ip_names: null,
  target_category_names: null,
  targets_all_ips: null,
}

async function endMaintenance({ db }: StateContext): Promise<void> {
  await db.deleteFrom('maintenance').execute()
}
