/** SQL that creates the table of maintenance periods. */
export const maintenanceDdl1: readonly string[] = [
  `create table maintenance (
    id text primary key,
    is_partial boolean not null,
    start_time timestamptz not null,
    end_time timestamptz,
    message text,
    target_ip_names jsonb,
    target_category_names jsonb,
    targets_all_ips boolean,
    closes_house boolean not null
  )`,
]
