/**
 * SQL that creates the tables of timelines and posts. Deleting an account deletes its posts and everything below them.
 */
export const postDdl1: readonly string[] = [
  `create table board (
    type text not null,
    type_id text not null,
    channel_id text not null references channel on delete cascade,
    opens_at timestamptz not null,
    closes_at timestamptz not null,
    primary key (type, type_id)
  )`,
  `create index board_by_channel on board (channel_id)`,
  `create table post (
    id text primary key,
    type text not null,
    type_id text not null,
    account_id text not null references account on delete cascade,
    root_post_id text not null references post on delete cascade,
    parent_post_id text references post on delete cascade,
    depth smallint not null check (depth between 0 and 2),
    text text not null,
    link_url text,
    media jsonb not null default '[]',
    like_base integer not null default 0 check (like_base >= 0),
    created_at timestamptz not null,
    updated_at timestamptz,
    foreign key (type, type_id) references board on delete cascade,
    check ((depth = 0) = (parent_post_id is null)),
    check ((depth = 0) = (root_post_id = id))
  )`,
  `create index post_timeline on post (type, type_id, created_at) where parent_post_id is null`,
  `create index post_answers on post (parent_post_id, created_at) where parent_post_id is not null`,
  `create index post_by_account on post (account_id, created_at)`,
  `create index post_by_root on post (root_post_id)`,
  `create table post_like (
    post_id text not null references post on delete cascade,
    account_id text not null references account on delete cascade,
    created_at timestamptz not null,
    primary key (post_id, account_id)
  )`,
  `create index post_like_by_account on post_like (account_id)`,
  `create table media (
    id text primary key,
    account_id text not null references account on delete cascade,
    type text not null,
    format text not null,
    width integer not null,
    height integer not null,
    content bytea not null,
    post_id text references post on delete cascade,
    created_at timestamptz not null
  )`,
  `create index media_by_account on media (account_id)`,
  `create index media_by_post on media (post_id)`,
  `create table link_preview (
    url text primary key,
    title text not null,
    description text,
    image text,
    site_name text,
    fetched_at timestamptz not null
  )`,
]

/** SQL that adds the sizes of uploads. */
export const postDdl2: readonly string[] = [
  `alter table media add column size integer`,
  `update media set size = octet_length(content)`,
  `alter table media alter column size set not null`,
]

/** SQL that adds the column with the post that a link preview quotes. The preview is deleted with this post. */
export const postDdl3: readonly string[] = [
  `alter table link_preview add column quoted_post_id text references post on delete cascade`,
  `create index link_preview_by_quoted_post on link_preview (quoted_post_id)`,
]

/** SQL that adds the covers that authors put over their posts. */
export const postDdl4: readonly string[] = [`alter table post add column spoiler text`]
