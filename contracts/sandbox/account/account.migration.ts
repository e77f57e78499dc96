/** SQL that creates the table of locked unique names, which members cannot take. */
export const accountDdl1: readonly string[] = [`create table locked_unique_name (name text primary key)`]
