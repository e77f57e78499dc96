import type { ChosenKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'

/** The member's reminders: on the host, or on this device if the host has no calls for them (Q507). */
export interface MemberReminders {
  place: 'host' | 'device'
  settings: ReminderSettings
  devices: readonly { deviceId: string; name: string; createTime: string }[]
  /** The keys (`choiceKey`) of the deadlines and events that the member has chosen. */
  chosen: readonly string[]
  webPushKey?: string | undefined
}

/** The key of something that the member can be reminded of. */
export const choiceKey = (kind: ChosenKind, id: string) => `${kind}:${id}`
