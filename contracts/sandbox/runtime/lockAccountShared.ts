import type { Db } from '../schema.ts'

/**
 * Locks an account shared, so that it cannot be discarded until the transaction ends. Returns false if it no longer
 * exists. Every transaction locks the account before its wallets and keys, and so does discarding, which prevents
 * deadlocks.
 */
export async function lockAccountShared(db: Db, accountId: string): Promise<boolean> {
  const account = db.selectFrom('account').select('id').where('id', '=', accountId).forKeyShare()
  return (await account.executeTakeFirst()) !== undefined
}
