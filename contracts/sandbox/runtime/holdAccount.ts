import type { Db } from '../schema.ts'

/**
 * Keeps an account from being discarded until the transaction ends; false when it is gone. Every transaction takes the
 * account before its purses and keys, and discarding takes it first, too, so that none waits for another in a circle.
 */
export async function holdAccount(db: Db, accountId: string): Promise<boolean> {
  const account = db.selectFrom('account').select('id').where('id', '=', accountId).forKeyShare()
  return (await account.executeTakeFirst()) !== undefined
}
