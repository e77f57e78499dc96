import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './maintenance.endpoints.ts'

const bare = { maintenanceId: 'maintenance-1', isPartial: true, startTime: '2026-01-31T17:00:00Z' }

/** The example requests and answers ("cases") of the maintenance endpoints. */
export const maintenanceCases = {
  listMaintenance: {
    full: {
      as: 'guest',
      given: [state('an announced maintenance')],
      request: {},
      answer: {
        list: [
          {
            ...bare,
            endTime: '2026-01-31T20:00:00Z',
            message: 'ガチャの景品を入れ替えています。',
            targetIpNames: ['星読み放送局'],
            targetCategoryNames: ['ガチャ'],
            targetsAllIps: false,
          },
        ],
      },
      exact: ['list.isPartial'],
    },
    minimal: {
      as: 'guest',
      given: [state('an announced maintenance', { detail: 'minimal' })],
      request: {},
      answer: { list: [bare] },
    },
    empty: { as: 'guest', request: {}, answer: { list: [] } },
    global: {
      as: 'guest',
      given: [state('a house under maintenance')],
      request: {},
      answer: { list: [{ ...bare, isPartial: false, targetsAllIps: true }] },
      exact: ['list.isPartial'],
    },
  },
} satisfies AreaCases<typeof endpoints>
