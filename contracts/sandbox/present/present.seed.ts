import type { SeedAccount } from '../account/accounts.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { accountPresents, type SeedPresent } from './presents.content.ts'

/** Gives a new demo account its presents. */
export async function seedDemoMemberPresents({ db, now }: SeedContext, { accountId }: SeedAccount): Promise<void> {
  const presents = accountPresents[accountId] ?? []
  const rows = presents.map((present, index) => presentRow(accountId, present, index, now))
  if (rows.length > 0) await db.insertInto('present').values(rows).execute()
}

function presentRow(account_id: string, present: SeedPresent, index: number, now: Date) {
  const { asset, message, sent, until, received } = present
  return {
    id: `present-${account_id}-${index + 1}`,
    account_id,
    kind: asset.kind,
    item_id: asset.itemId ?? null,
    amount: asset.amount,
    message,
    sent_at: instantOf(sent, now),
    expires_at: until ? instantOf(until, now) : null,
    received_at: received ? instantOf(received, now) : null,
  }
}
