/** SQL that creates the tables of the special pages. */
export const specialDdl1: readonly string[] = [
  `create table special (
    id text primary key,
    channel_id text not null references channel on delete cascade,
    title text not null,
    description text,
    image text,
    url text not null,
    published_from timestamptz not null,
    published_until timestamptz not null
  )`,
  `create index special_by_channel on special (channel_id, published_from)`,
]
