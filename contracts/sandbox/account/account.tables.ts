/** Table of locked unique names. */
export interface AccountTables {
  /** The locked name in lower case. */
  locked_unique_name: { name: string }
}
