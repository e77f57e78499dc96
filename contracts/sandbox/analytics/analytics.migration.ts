/** SQL that creates the table of playback records, which video players report. */
export const analyticsDdl1: readonly string[] = [
  `create table playback (
    id text primary key,
    account_id text not null references account on delete cascade,
    video_id text not null references video on delete cascade,
    kind text not null,
    phase text not null,
    state integer not null,
    position integer not null,
    created_at timestamptz not null
  )`,
]
