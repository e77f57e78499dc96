/** What a rehearsal checks before a live talk (W120). */
export type RehearsalPart = 'camera' | 'microphone' | 'speaker' | 'network'

/** The checks for which the user can select a device. */
export type DevicePart = Exclude<RehearsalPart, 'network'>

/** The state of a check. `idle`: not started, or the user has not confirmed the tone. */
export type RehearsalState =
  | { is: 'idle' | 'running' | 'good' }
  /** The check has failed: the fault, its cause, and the one action that may solve it. */
  | { is: 'bad'; title: string; text: string; action: { label: string; onPress: () => void } }

/** The devices of a kind and the selected one; empty while unknown. */
export interface DeviceOptions {
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
}

/** The result of the last rehearsal on this device. */
export interface LastRehearsalResult {
  /** When the rehearsal ended, ISO 8601. */
  at: string
  /** The failed checks; empty when all passed. */
  bad: readonly RehearsalPart[]
}
