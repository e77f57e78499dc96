/** The table of locked unique names, which members cannot take. */
export interface AccountTables {
  /** The locked names, each in lower case. */
  locked_unique_name: { name: string }
}
