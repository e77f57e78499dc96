import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './reminder.endpoints.ts'

const settings = {
  isOn: true,
  offKinds: ['RESULT' as const],
  mutedIpIds: ['ip-hoshiyomi'],
  quietHours: { start: '23:00', end: '07:00', timeZone: 'Asia/Tokyo' },
}
const bareSettings = { isOn: false, offKinds: [], mutedIpIds: [] }
const deviceId = 'reminder-device-1'
const device = { deviceId, name: 'Chrome（Android）', createTime: '2026-01-01T00:00:00Z' }
const deviceKey = `verification-${'0'.repeat(64)}`
/** The keys of the example in RFC 8291, section 5. */
const address = {
  transport: 'WEB_PUSH' as const,
  address: 'https://fcm.googleapis.com/fcm/send/example',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const tokenAddress = { transport: 'FCM' as const, address: 'registration-token-1' }

const deadline = { kind: 'DEADLINE' as const, id: 'present-present-1' }
const deadlineParams = { params: { kind: 'DEADLINE', id: 'present-present-1' } }
const present = [state('a channel'), state('waiting presents', { count: 1 })]
const changed = state('settings of reminders')
const withDevice = state('a device for reminders')
const chosen = [...present, state('a chosen reminder')]
const ofOther = [state('another member'), state('a device for reminders', { accountId: 'acc-sora' })]

/** The example requests and answers ("cases") of the reminder endpoints. */
export const reminderCases = {
  getReminders: {
    full: {
      as: 'member',
      given: [
        state('a channel'),
        changed,
        state('waiting presents', { count: 1 }),
        withDevice,
        state('a chosen reminder'),
      ],
      request: {},
      answer: { settings, devices: [device], chosen: [deadline], webPushKey: address.p256dh },
      exact: [
        'settings.isOn',
        'settings.offKinds',
        'settings.mutedIpIds.length',
        'settings.quietHours',
        'devices.deviceId',
        'chosen.id',
      ],
    },
    minimal: {
      as: 'member',
      request: {},
      answer: { settings: { ...bareSettings, isOn: true }, devices: [], chosen: [] },
      exact: ['settings.isOn', 'settings.offKinds.length', 'devices.length', 'chosen.length'],
    },
  },
  changeReminders: {
    full: {
      as: 'member',
      given: [state('a channel')],
      request: { body: settings },
      answer: { settings },
      exact: ['settings.isOn', 'settings.offKinds', 'settings.mutedIpIds.length', 'settings.quietHours'],
    },
    minimal: {
      as: 'member',
      given: [state('a channel'), changed],
      request: { body: bareSettings },
      answer: { settings: bareSettings },
      exact: ['settings.isOn', 'settings.offKinds.length'],
    },
    InvalidArgument: {
      as: 'member',
      request: { body: { ...bareSettings, quietHours: { ...settings.quietHours, timeZone: 'Moon/Base' } } },
      fails: 'InvalidArgument',
    },
    emptyQuietHours: {
      as: 'member',
      request: { body: { ...bareSettings, quietHours: { ...settings.quietHours, end: '23:00' } } },
      fails: 'InvalidArgument',
    },
  },
  addReminderDevice: {
    full: { as: 'member', request: { body: { ...address, name: device.name } }, answer: { deviceId, deviceKey } },
    minimal: {
      as: 'member',
      request: { body: { ...tokenAddress, name: device.name } },
      answer: { deviceId, deviceKey },
    },
    InvalidArgument: {
      as: 'member',
      request: { body: { ...address, address: 'https://127.0.0.1/push', name: device.name } },
      fails: 'InvalidArgument',
    },
    withoutKeys: {
      as: 'member',
      request: { body: { transport: 'WEB_PUSH', address: address.address, name: device.name } },
      fails: 'InvalidArgument',
    },
  },
  deleteReminderDevice: {
    full: { as: 'member', given: [withDevice], request: { params: { id: deviceId } }, answer: {} },
    again: { as: 'member', request: { params: { id: 'no-such-device' } }, answer: {} },
    ofAnother: { as: 'member', given: ofOther, request: { params: { id: deviceId } }, answer: {} },
  },
  chooseReminder: {
    full: {
      as: 'member',
      given: present,
      request: deadlineParams,
      answer: { remindTime: '2098-12-31T00:00:00Z' },
      exact: ['remindTime'],
    },
    again: {
      as: 'member',
      given: chosen,
      request: deadlineParams,
      answer: { remindTime: '2098-12-31T00:00:00Z' },
      exact: ['remindTime'],
    },
    NotFound: { as: 'member', request: { params: { kind: 'DEADLINE', id: 'no-such-deadline' } }, fails: 'NotFound' },
    unknownKind: { as: 'member', request: { params: { kind: 'GACHA', id: 'present-present-1' } }, fails: 'NotFound' },
    OutOfTerm: {
      as: 'member',
      given: [state('a channel'), state('an event', { hasEnded: true })],
      request: { params: { kind: 'EVENT', id: 'event-1' } },
      fails: 'OutOfTerm',
    },
  },
  dropReminder: {
    full: { as: 'member', given: chosen, request: deadlineParams, answer: {} },
    again: { as: 'member', request: deadlineParams, answer: {} },
    NotFound: { as: 'member', request: { params: { kind: 'GACHA', id: 'present-present-1' } }, fails: 'NotFound' },
  },
  renewReminderDevice: {
    full: { as: 'nobody', given: ofOther, request: { body: { ...address, deviceKey } }, answer: {} },
    minimal: { as: 'nobody', given: ofOther, request: { body: { ...tokenAddress, deviceKey } }, answer: {} },
    NotFound: { as: 'nobody', request: { body: { ...address, deviceKey: 'no-such-key' } }, fails: 'NotFound' },
    InvalidArgument: {
      as: 'nobody',
      given: ofOther,
      request: { body: { ...address, address: 'https://127.0.0.1/push', deviceKey } },
      fails: 'InvalidArgument',
    },
  },
  stopReminders: {
    full: { as: 'nobody', given: ofOther, request: { body: { deviceKey, stop: 'SHOW' } }, answer: {} },
    NotFound: { as: 'nobody', request: { body: { deviceKey: 'no-such-key', stop: 'SHOW' } }, fails: 'NotFound' },
    InvalidArgument: {
      as: 'nobody',
      given: ofOther,
      request: { body: { deviceKey, stop: 'GACHA' } },
      fails: 'InvalidArgument',
    },
  },
} satisfies AreaCases<typeof endpoints>
