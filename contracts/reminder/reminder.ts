import * as z from 'zod/mini'
import { ipId } from '../channel/ofChannel.ts'
import { uniqueList } from '../requestFields.ts'
import { instant, openEnum, shownText } from '../schema.ts'

/**
 * Kinds of reminders, which a member can switch off one by one.
 * - ENTRY: until when the member can take part in a campaign of a channel that they follow.
 * - RESULT: when a result is announced.
 * - RECEIPT: until when the member can choose a prize, send an address, or receive a present or the gift of a notice.
 * - PAYMENT: until when an order must be paid.
 * - TICKET: until when tickets and rentals are valid, and slots can be cancelled.
 * - SHOW: when a live broadcast or a premiere of a followed channel begins.
 */
export const reminderKinds = ['ENTRY', 'RESULT', 'RECEIPT', 'PAYMENT', 'TICKET', 'SHOW'] as const

/** A kind of reminder, as listed in `reminderKinds`. */
export type ReminderKind = (typeof reminderKinds)[number]

/**
 * What a member can choose to be reminded of individually, even if reminders of its kind are switched off: a deadline
 * or an event.
 */
export const chosenKinds = ['DEADLINE', 'EVENT'] as const

/** A kind of thing that a member can choose to be reminded of. */
export type ChosenKind = (typeof chosenKinds)[number]

/** How a device receives reminders: Web Push (RFC 8030), or Firebase Cloud Messaging. */
export const pushTransports = ['WEB_PUSH', 'FCM'] as const

/** A way in which a device receives reminders. */
export type PushTransport = (typeof pushTransports)[number]

/** The greatest number of devices of a member. A further one replaces the oldest. */
export const maxReminderDevices = 20

/** The greatest length of a device's name, in graphemes. */
export const longestDeviceName = 40

/** The greatest number of things that a member can choose. A further one replaces the oldest. */
export const maxChosenReminders = 500

/** The greatest number of channels of which a member can switch off the reminders. */
export const maxMutedChannels = 500

const timeOfDay = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))

/** A daily period without notifications. It may include midnight. Start and end differ. */
export const quietHours = z.object({
  /** `22:00`, in the member's time zone. */
  start: timeOfDay,
  /** `07:00`, in the member's time zone. From this time on, reminders that are still useful are sent. */
  end: timeOfDay,
  /** Name of the member's time zone in the IANA database: `Asia/Tokyo`. */
  timeZone: z.string().check(z.maxLength(64)),
})
/** A daily period without notifications. */
export type QuietHours = z.infer<typeof quietHours>

/** The settings of reminders as a client sends them. */
export const reminderSettings = z.object({
  /** Whether any reminders are sent, on all devices. */
  isOn: z.boolean(),
  /** The kinds that are switched off. */
  offKinds: uniqueList(z.enum(reminderKinds)),
  /** The channels of which no reminders are sent. */
  mutedIpIds: uniqueList(ipId).check(z.maxLength(maxMutedChannels)),
  quietHours: z.optional(quietHours),
})
/** The settings of reminders of a member. */
export type ReminderSettings = z.infer<typeof reminderSettings>

/** The settings as a host answers them. A newer host may send kinds of reminders that the client does not know. */
export const answeredSettings = z.extend(reminderSettings, { offKinds: z.array(openEnum(reminderKinds)) })

/**
 * Where a device receives reminders. Hosts never show or log the address, because anyone who knows it can send
 * notifications.
 */
export const pushAddress = z.object({
  transport: z.enum(pushTransports),
  /** WEB_PUSH: the https URL of the push service. FCM: the registration token. */
  address: z.string().check(z.minLength(1), z.maxLength(2_000)),
  /** WEB_PUSH: the device's public key (RFC 8291), as base64url. */
  p256dh: z.optional(z.string().check(z.maxLength(200))),
  /** WEB_PUSH: the device's authentication secret (RFC 8291), as base64url. */
  auth: z.optional(z.string().check(z.maxLength(100))),
})
/** Where a device receives reminders. */
export type PushAddress = z.infer<typeof pushAddress>

/** A device that receives reminders. */
export const reminderDevice = z.object({
  /** Id of the device, with which it is removed. */
  deviceId: z.string(),
  /** Name that the device gave itself: `Chrome（Android）`. */
  name: shownText,
  /** When the device was registered. */
  createTime: instant,
})

/** A thing that the member has chosen to be reminded of. */
export const chosenReminder = z.object({
  kind: openEnum(chosenKinds),
  /** Id of the event, or of the deadline in the list of deadlines. */
  id: z.string(),
})
