import { booleanParam, textParam, type State } from './state.ts'
import { detail } from './usualParams.ts'

/** Provider states of the area `maintenance`. */
export const maintenanceStates = {
  'an announced maintenance': {
    title: 'メンテナンスの予告',
    description: 'One entry in the maintenance list. Calls are still answered.',
    params: {
      maintenanceId: textParam('maintenance-1', 'Id of the entry'),
      isPartial: booleanParam(true, 'Only some channels and categories'),
      detail,
    },
    returns: [],
    screens: ['/home', '/top'],
    hasTeardown: true,
  },
  'a house under maintenance': {
    title: '全体メンテナンス中',
    description:
      'One global entry in the maintenance list, and every call other than the maintenance list is answered with UnderMaintenance.',
    params: {},
    returns: [],
    screens: ['/top', '/home'],
    hasTeardown: true,
  },
} as const satisfies Readonly<Record<string, State>>
