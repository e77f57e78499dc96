/** The tables of serial codes. */
export interface SerialTables {
  serial_code: SerialCodeTable
  serial_code_use: { id: string; code: string; account_id: string | null; used_at: Date }
}

interface SerialCodeTable {
  code: string
  title: string
  image: string | null
  parcel_id: string
  /** Whether the code works once in total instead of once per member. */
  is_single_use: boolean
  valid_from: Date
  valid_until: Date
}
