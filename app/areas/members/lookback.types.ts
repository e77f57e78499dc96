import type { LookbackEntry } from '@tsudoi/design-system/screens/lookback/lookback.types'

/** The entries of a list. `since`: entries older than this time are missing, because the list is too long. */
export interface LookbackEntries {
  entries: LookbackEntry[]
  since?: string | undefined
}

/** What a query loads; `absent` if the host has no such list. */
export type LookbackData = LookbackEntries | 'absent'
