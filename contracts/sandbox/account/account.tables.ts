/** Tables of names. */
export interface AccountTables {
  /** In lower case. */
  locked_unique_name: { name: string }
}
