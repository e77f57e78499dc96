import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nameOf } from '../requestFields.ts'
import { instant, nothing } from '../schema.ts'
import {
  answeredSettings,
  chosenReminder,
  longestDeviceName,
  pushAddress,
  reminderDevice,
  reminderSettings,
} from './reminder.ts'

const why = 'The documents have notices that a member reads, and nothing that reminds the member in time (Q506).'

/** Reads the caller's settings of reminders, devices and chosen things. */
export const getReminders = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/me/reminders',
  auth: 'member',
  response: z.object({
    settings: answeredSettings,
    /** The devices that receive reminders, the latest first. */
    devices: z.array(reminderDevice),
    /** What the member has chosen to be reminded of. */
    chosen: z.array(chosenReminder),
    /** The host's public key for Web Push (RFC 8292), as base64url; absent if the host sends none. */
    webPushKey: z.optional(z.string()),
  }),
  silent: true,
  source: 'ours',
  why,
  summary: 'Settings of reminders, the devices that receive them, and what the member has chosen',
})

/** Changes the caller's settings of reminders. */
export const changeReminders = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/me/reminders',
  auth: 'member',
  body: reminderSettings,
  response: z.object({ settings: answeredSettings }),
  codes: ['InvalidArgument'],
  source: 'ours',
  why,
  summary:
    'Replaces the settings of reminders. InvalidArgument: an unknown time zone, quiet hours without a length, or a list with duplicates',
})

/** Registers a device of the caller for reminders. */
export const addReminderDevice = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/me/reminders/device',
  auth: 'member',
  body: z.extend(pushAddress, {
    /** Name of the device in the member's list. */
    name: nameOf(longestDeviceName),
  }),
  response: z.object({
    /** Id of the registered device. */
    deviceId: z.string(),
    /**
     * A secret with which the device's service worker renews its address and stops reminders, because a worker has no
     * session. It allows nothing else; the host stores its hash.
     */
    deviceKey: z.string(),
  }),
  codes: ['InvalidArgument'],
  source: 'ours',
  why,
  summary:
    'Registers a device; one with the same address is replaced, also that of another member. InvalidArgument: an address to which the host does not send',
})

/** Removes a device of the caller. */
export const deleteReminderDevice = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/me/reminders/device/{id}',
  auth: 'member',
  response: nothing,
  source: 'ours',
  why,
  summary: 'Removes a device; repeating it, or an unknown device, changes nothing',
})

/** Chooses a deadline or an event to be reminded of. */
export const chooseReminder = endpoint({
  host: 'app',
  method: 'PUT',
  path: '/v2/me/reminders/chosen/{kind}/{id}',
  auth: 'member',
  response: z.object({
    /** When the member is reminded, before quiet hours are considered. */
    remindTime: instant,
  }),
  codes: ['NotFound', 'OutOfTerm'],
  source: 'ours',
  why,
  summary: 'Reminds the member of a deadline or an event, also if its kind is switched off. OutOfTerm: it is too near',
})

/** Removes a reminder of a deadline or an event that the caller has chosen. */
export const dropReminder = endpoint({
  host: 'app',
  method: 'DELETE',
  path: '/v2/me/reminders/chosen/{kind}/{id}',
  auth: 'member',
  response: nothing,
  codes: ['NotFound'],
  source: 'ours',
  why,
  summary: 'Takes back the choice of a deadline or an event; repeating it changes nothing. NotFound: an unknown kind',
})

/** Secret key of the device, as `addReminderDevice` answered it. */
const deviceKey = z.string().check(z.maxLength(200))

/** Replaces the push address of a device. Its service worker sends this request without a session. */
export const renewReminderDevice = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/reminders/device/renew',
  auth: 'none',
  body: z.extend(pushAddress, { deviceKey }),
  response: nothing,
  silent: true,
  codes: ['NotFound', 'InvalidArgument'],
  source: 'ours',
  why,
  summary: "Replaces a device's address, when the browser has changed it. NotFound: the key is of no device",
})

/**
 * Stops the kind of reminder, or the chosen reminder, to which a notification belongs. Service workers send this
 * request without a session.
 */
export const stopReminders = endpoint({
  host: 'app',
  method: 'POST',
  path: '/v2/reminders/device/stop',
  auth: 'none',
  body: z.object({
    deviceKey,
    /** The value `stop` of the notification: a kind of reminder, or something that the member has chosen. */
    stop: z.string().check(z.maxLength(300)),
  }),
  response: nothing,
  silent: true,
  codes: ['NotFound', 'InvalidArgument'],
  source: 'ours',
  why,
  summary: 'Switches off the kind of a notification for its member, or takes back the choice. NotFound: an unknown key',
})
