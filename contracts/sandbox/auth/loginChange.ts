import { randomBytes } from 'node:crypto'
import type { Db } from '../schema.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { storeMail } from '../runtime/mail.ts'
import { endSessionsOf } from '../runtime/security/sessions.ts'
import { loginChangedMail, loginChangedMailWithoutLink, newAddressMail, type LoginChangeText } from './loginMails.ts'
import type { LoginState } from './loginState.ts'
import { hashOfCode } from './mailedCode.ts'

/** How long the old address can undo a login change. */
export const undoLinkLifetimeMs = days(7)

/** The part of a request's context that a login change needs. */
export type ChangeContext = Pick<CallContext, 'db' | 'now' | 'dataset' | 'services'>

interface LoginChange extends LoginChangeText {
  /** The new address and its {@link emailKey}, if the change is about the address. */
  to?: { email: string; key: string }
  /** The session that made the change; it is the only one that stays valid. */
  keptSessionId?: string | undefined
}

/**
 * Applies the consequences of a login change, within its transaction: ends all other sessions, deletes pending codes
 * and permissions, and mails the old address a link that undoes the change. The caller has locked the login.
 *
 * @param before the login before the change
 */
export async function applyLoginChangeEffects(
  ctx: ChangeContext,
  before: LoginState,
  { kind, provider, to, keptSessionId }: LoginChange,
): Promise<void> {
  const { account, links, passkeyIds } = before
  const change = { kind, provider }
  await endSessionsOf(ctx, account.id, keptSessionId)
  await dropPendingCodes(ctx.db, account)
  const isReturn = to ? await closeLinksSince(ctx, account.id, to.key) : false
  if (to) await storeMail(ctx, newAddressMail(to.email))
  const { email, email_key } = account
  if (!email || !email_key) return
  const token = randomBytes(32).toString('hex')
  const kept = { email, email_key, links: JSON.stringify(links), passkeys: JSON.stringify(passkeyIds) }
  const closed_at = isReturn ? ctx.now : null
  await ctx.db
    .insertInto('login_change')
    .values({
      account_id: account.id,
      token_hash: hashOfCode(token),
      ...change,
      ...kept,
      changed_at: ctx.now,
      closed_at,
    })
    .execute()
  const mail = isReturn
    ? loginChangedMailWithoutLink(email, change)
    : loginChangedMail(email, change, `${ctx.services.appAddress}/account/undo#${token}`)
  await storeMail(ctx, mail)
}

/** The login changes of an account that an address can still undo, the oldest first. */
export const undoableChangesOf = ({ db, now }: Pick<CallContext, 'db' | 'now'>, accountId: string) =>
  db
    .selectFrom('login_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .where('changed_at', '>', timeAfter(now, -undoLinkLifetimeMs))
    .orderBy('id')

/**
 * When an account returns to an address that can undo a change, invalidates the undo links mailed to other addresses
 * since then. Otherwise such a link could take the account away again after the link of the restored address has
 * expired. Returns whether any link was invalidated.
 */
async function closeLinksSince(ctx: ChangeContext, accountId: string, key: string): Promise<boolean> {
  const first = await undoableChangesOf(ctx, accountId).where('email_key', '=', key).limit(1).executeTakeFirst()
  if (!first) return false
  await ctx.db
    .updateTable('login_change')
    .set({ closed_at: ctx.now })
    .where('account_id', '=', accountId)
    .where('id', '>', first.id)
    .where('email_key', '<>', key)
    .where('closed_at', 'is', null)
    .execute()
  return true
}

/**
 * Deletes pending codes of the account's sessions, and password resets of its address in any session. A code that is
 * being entered concurrently is skipped: it waits for the login lock that this transaction holds, and is then judged by
 * the new login.
 */
export async function dropPendingCodes(db: Db, { id, email_key }: LoginState['account']): Promise<void> {
  const pending = await db
    .selectFrom('mailed_code')
    .innerJoin('session', 'session.id', 'mailed_code.session_id')
    .select(['session_id', 'purpose'])
    .where((eb) =>
      eb.or([
        eb('session.account_id', '=', id),
        eb.and([eb('purpose', '=', 'RESET_PASSWORD'), eb('email_key', '=', email_key ?? '')]),
      ]),
    )
    .forUpdate('mailed_code')
    .skipLocked()
    .execute()
  for (const { session_id, purpose } of pending)
    await db.deleteFrom('mailed_code').where('session_id', '=', session_id).where('purpose', '=', purpose).execute()
}
