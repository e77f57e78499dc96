/** One entry of a maintenance notice. Times are ISO 8601. */
export interface MaintenanceEntry {
  id: string
  start: string
  /** When the maintenance ends; absent while unknown. */
  end?: string | undefined
  message?: string | undefined
  /** The names of the affected channels and features; `all` for all channels. */
  targets: 'all' | string[]
}

/** The maintenance of the whole product, or of parts of it (S041–S043). */
export type MaintenanceNotice =
  | { kind: 'global'; entries: MaintenanceEntry[] }
  | { kind: 'partial'; entries: MaintenanceEntry[] }

/** A third-party service that the user's browser sends data to. */
export interface ExternalService {
  id: string
  name: string
  /** The recipient and its country. */
  recipient: string
  sent: string
  purpose: string
  /** How the user can opt out. */
  optOut: string
}
