/** A kind of reminder that the member can switch off. */
export type ReminderKind = 'ENTRY' | 'RESULT' | 'RECEIPT' | 'PAYMENT' | 'TICKET' | 'SHOW'

/** A daily period without notifications: two times of the day, such as `23:00`. */
export interface QuietHours {
  start: string
  end: string
}

/** A device that receives reminders. `since` is ISO 8601. */
export interface ReminderDevice {
  id: string
  name: string
  since: string
}

/** The member's settings of reminders. */
export interface ReminderSettingsView {
  /** Whether reminders appear only on this device, and only while a page is open, because the server sends none. */
  isOnlyHere: boolean
  isOn: boolean
  offKinds: readonly ReminderKind[]
  /** Ids of the channels of which no reminders are sent. */
  mutedChannels: readonly string[]
  quietHours?: QuietHours | undefined
  /** The devices that receive reminders, the latest first. */
  devices: readonly ReminderDevice[]
}

/**
 * What this browser can do.
 * - `webview`: the mobile app shows notifications itself.
 * - `homeScreen`: an iPhone or iPad, which needs the app on its home screen.
 * - `unsupported`: no notifications, or no storage for them.
 * - `denied`: the user has refused notifications in the browser.
 * - `push`: messages arrive even if no page is open. `window`: only while a page is open.
 */
export type ReminderSupport = 'webview' | 'homeScreen' | 'unsupported' | 'denied' | 'push' | 'window'

/** The state of reminders on this device. */
export interface ReminderDeviceState {
  /** Undefined until it is known. */
  support?: ReminderSupport | undefined
  isOn?: boolean | undefined
  isPending: boolean
  /** The outcome of the last press that was to switch reminders on. */
  result?: 'on' | 'denied' | 'dismissed' | 'unavailable' | undefined
}
