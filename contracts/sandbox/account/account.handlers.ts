import type { LoginProvider } from '../../account/account.endpoints.ts'
import { providersOf } from '../auth/providerLinks.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { discardAccount } from './discardAccount.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { checkModeration } from '../people/moderation.ts'
import {
  checkProfile,
  ownProfileOnWire,
  profileRow,
  publicProfileOnWire,
  publicProfileRow,
} from '../people/profiles.ts'
import { instantOnWire } from '../runtime/wire.ts'

/** The sandbox's handlers of the account endpoints. */
export const accountHandlers: Handlers<'account'> = {
  async getAccountAuth(ctx) {
    const { db, accountId } = ctx
    if (accountId === undefined) return {}
    const [ways, profile] = await Promise.all([loginMethodsOf(ctx, accountId), profileRow(db, accountId)])
    return { accountId, ...ways, hasProfile: profile !== undefined }
  },

  async getAccount({ db, accountId }) {
    if (accountId === undefined) return {}
    const row = await profileRow(db, accountId)
    return row ? { accountId, uniqueName: row.unique_name, profile: ownProfileOnWire(row) } : { accountId }
  },

  async getTime({ now }) {
    return { time: instantOnWire(now) }
  },

  async saveProfile(ctx) {
    const { db, body, now } = ctx
    const accountId = memberIdOf(ctx)
    checkProfile(body, now)
    await checkModeration(db, [body.nickName, body.uniqueName, body.firstName, body.lastName])
    const former = await profileRow(db, accountId)
    // Refuses a birthday that differs from the stored one: the birthday decides how much the member may buy, so it can
    // be set only once (B§6).
    if (former?.birthday && former.birthday !== body.birthday) throw new Failure('InvalidArgument')
    await refuseLockedName(db, body.uniqueName, former?.unique_name)
    const columns = {
      nick_name: body.nickName,
      unique_name: body.uniqueName,
      first_name: body.firstName,
      last_name: body.lastName,
      birthday: body.birthday,
      gender: body.gender ?? null,
      prefecture: body.prefecture ?? null,
    }
    const saved = db
      .insertInto('profile')
      .values({ account_id: accountId, image: null, ...columns })
      // Keeps the first birthday if two first saves of a profile run concurrently.
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet(columns)
          .where((eb) => eb.or([eb('profile.birthday', 'is', null), eb('profile.birthday', '=', body.birthday)])),
      )
      .returning('account_id')
    orFail(await orFailIfTaken(saved.executeTakeFirst(), 'AlreadyExistsUniqueName'), 'InvalidArgument')
    return { profile: ownProfileOnWire(orFail(await profileRow(db, accountId))) }
  },

  async getProfile(ctx) {
    const row = await profileRow(ctx.db, memberIdOf(ctx))
    return row ? { profile: ownProfileOnWire(row) } : {}
  },

  async getPublicProfile({ db, params, accountId }) {
    return { profile: publicProfileOnWire(orFail(await publicProfileRow(db, params.id, accountId))) }
  },

  async discardAccount(ctx) {
    await discardAccount(ctx)
    return {}
  },
}

/** The account's login methods. EMAIL is included if the account has an address, with or without a password (S070). */
async function loginMethodsOf(ctx: CallContext, accountId: string) {
  const [account, providers] = await Promise.all([
    ctx.db.selectFrom('account').select(['email', 'password_hash']).where('id', '=', accountId).executeTakeFirst(),
    providersOf(ctx, accountId),
  ])
  const names: LoginProvider[] = [...(account?.email ? (['EMAIL'] as const) : []), ...providers]
  return { certs: names.map((provider) => ({ provider })), hasPassword: Boolean(account?.password_hash) }
}

/** Refuses locked names, except the member's own current name: a name locked later stays with its member. */
async function refuseLockedName(db: CallContext['db'], name: string, former: string | undefined): Promise<void> {
  if (former?.toLowerCase() === name.toLowerCase()) return
  const locked = await db
    .selectFrom('locked_unique_name')
    .select('name')
    .where('name', '=', name.toLowerCase())
    .executeTakeFirst()
  if (locked) throw new Failure('LockedUniqueName')
}
