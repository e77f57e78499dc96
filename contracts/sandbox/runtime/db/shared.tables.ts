import type { Generated } from 'kysely'

/** The tables that all datasets of the sandbox share. */
export interface SharedTables {
  world: { name: string; schema: string; clock_offset: Generated<number>; created_at: Date }
  secret: { name: string; value: string }
  mail: { id: string; world: string; recipient: string; subject: string; body: string; code: string; created_at: Date }
}
