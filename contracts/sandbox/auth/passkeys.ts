import { maxPasskeys } from '../../auth/passkey.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { newId } from '../runtime/newId.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { applyLoginChangeEffects } from './loginChange.ts'
import { lockLogin, type LoginState } from './loginState.ts'
import { challengeLifetimeMs, newChallenge, takeChallenge } from './passkeyChallenges.ts'
import { requireProof } from './proof.ts'
import { requireSessionId } from './requireSessionId.ts'
import { algorithms, readClientData, rpIdOf, verifyCredential } from './verifyPasskey.ts'

/** The sandbox's handlers of the endpoints about a member's passkeys. */
export const passkeyHandlers: Pick<
  Handlers<'auth'>,
  'listPasskeys' | 'preparePasskey' | 'registerPasskey' | 'renamePasskey' | 'deletePasskey'
> = {
  async listPasskeys(ctx) {
    const rows = await passkeysOf(ctx).execute()
    return {
      list: rows.map(({ id, name, created_at, used_at }) => ({
        passkeyId: id,
        name,
        createTime: instantOnWire(created_at),
        ...(used_at && { lastUseTime: instantOnWire(used_at) }),
      })),
    }
  },

  async preparePasskey(ctx) {
    const accountId = memberIdOf(ctx)
    const id = rpIdOf(ctx.services)
    await ctx.db.transaction().execute(async (db) => {
      const { passkeyIds } = await lockLogin(db, accountId)
      await requireProof({ ...ctx, db })
      refuseAtLimit(passkeyIds)
    })
    const passkeys = await passkeysOf(ctx).execute()
    return {
      options: {
        rp: { id, name: '集い' },
        user: { id: userHandleOf(ctx, accountId), ...(await namesOf(ctx, accountId)) },
        challenge: await newChallenge(ctx, 'REGISTER'),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeLifetimeMs,
        excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
          id: credential_id,
          type: 'public-key',
          transports,
        })),
      },
    }
  },

  async registerPasskey(ctx) {
    const { name, credential } = ctx.body
    const accountId = memberIdOf(ctx)
    // Checks the reauthentication before it uses the challenge, so that the member can reauthenticate and send the same
    // answer again.
    await requireProof(ctx)
    const { challenge, origin } = readClientData(ctx.services, credential.response.clientDataJSON)
    await takeChallenge(ctx, 'REGISTER', challenge)
    const verified = await verifyCredential(credential, { challenge, origin, rpId: rpIdOf(ctx.services) })
    const id = newId('passkey')
    await ctx.db.transaction().execute(async (db) => {
      const inTransaction = { ...ctx, db }
      const before = await lockLogin(db, accountId)
      await requireProof(inTransaction)
      refuseAtLimit(before.passkeyIds)
      const row = {
        id,
        account_id: accountId,
        credential_id: verified.credentialId,
        public_key: verified.publicKey,
        user_handle: userHandleOf(ctx, accountId),
        counter: verified.counter,
        transports: JSON.stringify(verified.transports ?? []),
        name,
        created_at: ctx.now,
        used_at: null,
      }
      await orFailIfTaken(db.insertInto('passkey').values(row).execute(), 'AlreadyAssociated')
      await applyChange(inTransaction, before, 'PASSKEY_ADDED')
    })
    return { passkeyId: id }
  },

  async renamePasskey(ctx) {
    const renamed = ctx.db
      .updateTable('passkey')
      .set({ name: ctx.body.name })
      .where('id', '=', ctx.params.id)
      .where('account_id', '=', memberIdOf(ctx))
      .returning('id')
    orFail(await renamed.executeTakeFirst())
    return {}
  },

  async deletePasskey(ctx) {
    const accountId = memberIdOf(ctx)
    await ctx.db.transaction().execute(async (db) => {
      const inTransaction = { ...ctx, db }
      const before = await lockLogin(db, accountId)
      await requireProof(inTransaction)
      if (!before.passkeyIds.includes(ctx.params.id)) throw new Failure('NotFound')
      if (before.passkeyIds.length === 1 && !hasOtherLogin(before)) throw new Failure('LastProvider')
      await db.deleteFrom('passkey').where('id', '=', ctx.params.id).execute()
      await applyChange(inTransaction, before, 'PASSKEY_REMOVED')
    })
    return {}
  },
}

const passkeysOf = (ctx: Pick<CallContext, 'db' | 'accountId'>) =>
  ctx.db
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', memberIdOf(ctx))
    .orderBy('created_at', 'desc')
    .orderBy('id')

/** The user handle of an account for its passkeys. Without the sandbox's key, it does not reveal the account. */
const userHandleOf = ({ services }: Pick<CallContext, 'services'>, accountId: string) =>
  Buffer.from(services.mint.keyedHashOf(`passkey of ${accountId}`)).toString('base64url')

/** The names under which the browser shows the account: the address or the unique name, and the nickname. */
async function namesOf({ db }: Pick<CallContext, 'db'>, accountId: string) {
  const row = await db
    .selectFrom('account')
    .leftJoin('profile', 'profile.account_id', 'account.id')
    .select(['email', 'unique_name', 'nick_name'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  const name = row?.email ?? row?.unique_name ?? '集い'
  return { name, displayName: row?.nick_name ?? name }
}

function refuseAtLimit(passkeyIds: readonly string[]): void {
  if (passkeyIds.length >= maxPasskeys) throw new Failure('PasskeyLimitReached')
}

const hasOtherLogin = ({ account, links }: LoginState) => account.password_hash !== null || links.length > 0

const applyChange = (ctx: CallContext, before: LoginState, kind: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED') =>
  applyLoginChangeEffects(ctx, before, { kind, provider: null, keptSessionId: requireSessionId(ctx) })
