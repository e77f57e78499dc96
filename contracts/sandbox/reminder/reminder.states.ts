import type { reminderStates } from '../../states/reminder.ts'
import { hoursInto2026, type AreaStateHandlers } from '../runtime/stateContext.ts'
import { hashOfKey } from './reminderDevices.ts'
import { saveSettings } from './reminderSettings.ts'

/** Sets up the provider states about reminders in the sandbox. */
export const reminderStateHandlers: AreaStateHandlers<typeof reminderStates> = {
  setup: {
    async 'settings of reminders'({ accountId }, { db }) {
      await db.deleteFrom('reminder_device').where('account_id', '=', accountId).execute()
      await db.deleteFrom('reminder_choice').where('account_id', '=', accountId).execute()
      const quietHours = { start: '23:00', end: '07:00', timeZone: 'Asia/Tokyo' }
      await saveSettings(db, accountId, { isOn: true, offKinds: ['RESULT'], mutedIpIds: ['ip-hoshiyomi'], quietHours })
      return {}
    },

    async 'a device for reminders'({ accountId, deviceId, deviceKey }, { db }) {
      // The keys of the example in RFC 8291, section 5.
      const address = {
        transport: 'WEB_PUSH' as const,
        address: `https://fcm.googleapis.com/fcm/send/${deviceId}`,
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      }
      const names = {
        id: deviceId,
        account_id: accountId,
        session_id: null,
        name: 'Chrome（Android）',
        key_hash: hashOfKey(deviceKey),
      }
      await db
        .deleteFrom('reminder_device')
        .where((eb) =>
          eb.or([eb('account_id', '=', accountId), eb('id', '=', deviceId), eb('key_hash', '=', names.key_hash)]),
        )
        .execute()
      await db
        .insertInto('reminder_device')
        .values({ ...names, ...address, created_at: hoursInto2026(0) })
        .execute()
      return {}
    },

    async 'a chosen reminder'({ accountId }, { db, now }) {
      await db.deleteFrom('reminder_choice').where('account_id', '=', accountId).execute()
      await db
        .insertInto('reminder_choice')
        .values({ account_id: accountId, kind: 'DEADLINE', target_id: 'present-present-1', chosen_at: now })
        .execute()
      return {}
    },
  },
  teardown: {},
}
