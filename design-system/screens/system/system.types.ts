/** One entry of a maintenance notice. Times are ISO 8601. */
export interface MaintenanceEntry {
  id: string
  start: string
  /** Absent while nobody knows. */
  end?: string
  message?: string
  /** Names of the channels and parts of the product that rest; `all` for every channel. */
  targets: 'all' | string[]
}

/** The whole house rests, or parts of it (S041–S043). */
export type MaintenanceNotice =
  | { kind: 'global'; entries: MaintenanceEntry[] }
  | { kind: 'partial'; entries: MaintenanceEntry[] }

/** Somebody else's service that the reader's browser speaks to. */
export interface ExternalService {
  id: string
  name: string
  /** Who receives it, and where. */
  recipient: string
  sent: string
  purpose: string
  /** How a reader keeps it from being sent. */
  optOut: string
}
