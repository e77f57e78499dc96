import type { Tokens } from '../../auth/tokens.ts'
import type { Db } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { storeMail } from '../runtime/mail.ts'
import { deviceName } from '../../deviceName.ts'
import { isDeviceOfAccount } from './knownCallers.ts'
import { newLoginMail } from './loginMails.ts'
import { lockLoginShared } from './loginState.ts'
import { replaceSession } from './replaceSession.ts'

type CurrentLogin = Awaited<ReturnType<typeof lockLoginShared>>

/**
 * Completes a log-in after the member has proven their identity by any method: refuses a suspended account, replaces
 * the session, and mails the member if the device is new.
 *
 * @param checkAgain throws if the account's login has changed since the member proved their identity; called while the
 *   login is locked
 */
export async function completeSignin(
  ctx: CallContext,
  account: { id: string; suspended_at: Date | null },
  checkAgain: (db: Db, login: CurrentLogin) => void | Promise<void>,
): Promise<Tokens> {
  if (account.suspended_at) throw new Failure('SuspendAccount')
  return ctx.db.transaction().execute(async (db) => {
    const inTransaction = { ...ctx, db }
    const login = await lockLoginShared(db, account.id)
    await checkAgain(db, login)
    if (login?.email && !(await isDeviceOfAccount(inTransaction, account.id)))
      await storeMail(inTransaction, newLoginMail(login.email, loginText(ctx)))
    return replaceSession(inTransaction, account.id)
  })
}

const loginText = ({ userAgent, now, services }: CallContext) => ({
  device: deviceName(userAgent ?? ''),
  time: now,
  page: `${services.appAddress}/mypage/security`,
})
