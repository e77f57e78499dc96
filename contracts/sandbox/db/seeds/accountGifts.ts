import type { SeedAccount } from '../../content/accounts.ts'
import { accountGifts, type SeedPresent } from '../../content/gifts.ts'
import { instantOf } from '../../content/seedTime.ts'
import type { SeedPlace } from './place.ts'

/** Tickets, purchased viewings, followed events and presents of a new demo account. */
export async function furnishWithGifts({ db, now }: SeedPlace, { accountId }: SeedAccount): Promise<void> {
  const account_id = accountId
  const gifts = accountGifts[account_id]
  if (!gifts) return
  const owned = gifts.tickets.map(({ ticketId, count, acquired }) => ({
    account_id,
    item_id: ticketId,
    owned_count: count,
    acquired_at: instantOf(acquired, now),
  }))
  const viewings = gifts.viewings.map(({ episodeId, price, bought }) => ({
    account_id,
    episode_id: episodeId,
    price,
    purchased_at: instantOf(bought, now),
  }))
  const follows = gifts.follows.map(({ eventId, since }) => ({
    account_id,
    event_id: eventId,
    created_at: instantOf(since, now),
  }))
  const presents = gifts.presents.map((present, index) => presentRow(account_id, present, index, now))
  if (owned.length > 0) await db.insertInto('owned_item').values(owned).execute()
  if (viewings.length > 0) await db.insertInto('viewing_purchase').values(viewings).execute()
  if (follows.length > 0) await db.insertInto('event_follow').values(follows).execute()
  if (presents.length > 0) await db.insertInto('present').values(presents).execute()
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
