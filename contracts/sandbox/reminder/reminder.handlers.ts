import { reminderKinds } from '../../reminder/reminder.ts'
import { Failure } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { chosenKindOf, storeChosenReminder, deleteChosenReminder } from './chosenReminders.ts'
import { addDevice, deviceOfKey, renewDevice } from './reminderDevices.ts'
import { readSettings, saveSettings } from './reminderSettings.ts'

/** The sandbox's handlers of the reminder endpoints. */
export const reminderHandlers: Handlers<'reminder'> = {
  async getReminders(ctx) {
    const { db, services } = ctx
    const accountId = memberIdOf(ctx)
    const devices = await db
      .selectFrom('reminder_device')
      .select(['id', 'name', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    const chosen = await db
      .selectFrom('reminder_choice')
      .select(['kind', 'target_id as id'])
      .where('account_id', '=', accountId)
      .orderBy('chosen_at', 'desc')
      .orderBy('target_id')
      .execute()
    return {
      settings: await readSettings(db, accountId),
      devices: devices.map(({ id, name, created_at }) => ({
        deviceId: id,
        name,
        createTime: instantOnWire(created_at),
      })),
      chosen,
      webPushKey: services.push?.publicKey,
    }
  },

  async changeReminders(ctx) {
    const accountId = memberIdOf(ctx)
    await saveSettings(ctx.db, accountId, ctx.body)
    return { settings: await readSettings(ctx.db, accountId) }
  },

  addReminderDevice: (ctx) =>
    addDevice({ ...ctx, accountId: memberIdOf(ctx), datasetName: ctx.dataset.name }, ctx.body),

  async deleteReminderDevice(ctx) {
    const own = ctx.db.deleteFrom('reminder_device').where('account_id', '=', memberIdOf(ctx))
    await own.where('id', '=', ctx.params.id).execute()
    return {}
  },

  async chooseReminder(ctx) {
    const { kind, id } = ctx.params
    const remindAt = await storeChosenReminder({ ...ctx, accountId: memberIdOf(ctx) }, chosenKindOf(kind), id)
    return { remindTime: instantOnWire(remindAt) }
  },

  async dropReminder(ctx) {
    const { kind, id } = ctx.params
    await deleteChosenReminder(ctx, memberIdOf(ctx), chosenKindOf(kind), id)
    return {}
  },

  async renewReminderDevice({ services, body: { deviceKey, ...address } }) {
    await renewDevice(services, deviceKey, address)
    return {}
  },

  async stopReminders({ services, body: { deviceKey, stop } }) {
    const { db, device } = await deviceOfKey(services, deviceKey)
    const kind = reminderKinds.find((each) => each === stop)
    const [, chosenKind = '', id = ''] = /^(DEADLINE|EVENT):(.+)$/.exec(stop) ?? []
    if (kind) {
      const settings = await readSettings(db, device.account_id)
      await saveSettings(db, device.account_id, { ...settings, offKinds: [...new Set([...settings.offKinds, kind])] })
    } else if (id) await deleteChosenReminder({ db }, device.account_id, chosenKindOf(chosenKind), id)
    else throw new Failure('InvalidArgument')
    return {}
  },
}
