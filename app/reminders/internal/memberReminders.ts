import type { ChosenKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'

/** The member's reminders: on the server, or on this device if the server has no calls for them (Q507). */
export interface MemberReminders {
  place: 'host' | 'device'
  settings: ReminderSettings
  devices: readonly { deviceId: string; name: string; createTime: string }[]
  /** The keys (`reminderChoiceKey`) of the deadlines and events that the member has chosen. */
  chosen: readonly string[]
  webPushKey?: string | undefined
}

/** The key of something that the member can be reminded of. */
export const reminderChoiceKey = (kind: ChosenKind, id: string) => `${kind}:${id}`
