/** SQL that creates the tables of the serial codes. */
export const serialDdl1: readonly string[] = [
  `create table serial_code (
    code text primary key,
    title text not null,
    image text,
    parcel_id text not null,
    is_single_use boolean not null,
    valid_from timestamptz not null,
    valid_until timestamptz not null
  )`,
  // Keeps a used code marked as used when the account of the member who used it is deleted.
  `create table serial_code_use (
    id text primary key,
    code text not null references serial_code on delete cascade,
    account_id text references account on delete set null,
    used_at timestamptz not null,
    unique (code, account_id)
  )`,
]
