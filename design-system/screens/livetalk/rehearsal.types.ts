/** What is tried out before a live talk (W120). */
export type RehearsalPart = 'camera' | 'microphone' | 'speaker' | 'network'

/** What one can choose between. */
export type DevicePart = Exclude<RehearsalPart, 'network'>

/** How a part stands. `idle`: nothing has been tried, or nobody has said whether they hear the tone. */
export type RehearsalState =
  | { is: 'idle' | 'running' | 'good' }
  /** What is wrong, why, and the one thing to do about it. */
  | { is: 'bad'; title: string; text: string; action: { label: string; onPress: () => void } }

/** Devices of a kind with the one that is used; empty while that is not known. */
export interface DeviceOptions {
  options: readonly { value: string; label: string }[]
  chosen: string
  onChoose: (id: string) => void
}

/** How the last rehearsal on this device went. */
export interface LastRehearsalResult {
  /** ISO 8601. */
  at: string
  /** What did not work; empty: everything did. */
  bad: readonly RehearsalPart[]
}
