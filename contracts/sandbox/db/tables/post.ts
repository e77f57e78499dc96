/** Tables of posts, blocks, reports. */
export interface PostTables {
  block: { account_id: string; target_account_id: string; created_at: Date }
}
