import { textParam, type State } from './state.ts'
import { accountId } from './usualParams.ts'

const screens = ['/mypage'] as const

/** Provider states of the area `reminder`. */
export const reminderStates = {
  'settings of reminders': {
    title: 'お知らせの設定を変えている',
    description:
      'The account has switched off the kind RESULT and the channel `ip-hoshiyomi`, and has quiet hours from 23:00 to 07:00 in Asia/Tokyo. It has no devices, and has chosen nothing.',
    params: { accountId },
    returns: [],
    screens,
  },
  'a device for reminders': {
    title: 'お知らせを受け取る端末がある',
    description:
      'The account has this device, which receives reminders by Web Push since 2026-01-01T00:00:00Z, and no other.',
    params: {
      accountId,
      deviceId: textParam('reminder-device-1', 'Id of the device'),
      deviceKey: textParam(`verification-${'0'.repeat(64)}`, 'Secret key of the device'),
    },
    returns: [],
    screens,
  },
  'a chosen reminder': {
    title: 'リマインドを設定した期限がある',
    description:
      'The account has chosen to be reminded of the deadline of its present `present-1`, and of nothing else.',
    params: { accountId },
    returns: [],
    screens,
  },
} as const satisfies Readonly<Record<string, State>>
