import type { Profile } from '../../account/account.endpoints.ts'
import { japaneseDay } from '../clock.ts'
import { unlessTaken } from '../db/database.ts'
import type { World } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import { memberOf, type Ask, type Handlers } from '../http/ask.ts'
import { checkModeration } from '../moderation.ts'
import { instantText, orMissing } from '../wire.ts'
import type { Selectable } from 'kysely'

export const accountHandlers: Handlers<'account'> = {
  async getAccountAuth({ db, accountId }) {
    if (accountId === undefined) return {}
    const profile = await profileRow(db, accountId)
    return { accountId, certs: [{ provider: 'EMAIL' }], hasProfile: profile !== undefined }
  },

  async getAccount({ db, accountId }) {
    if (accountId === undefined) return {}
    const row = await profileRow(db, accountId)
    if (!row) return { accountId }
    return { accountId, uniqueName: row.unique_name, profile: await profileOf(db, row) }
  },

  async getTime({ now }) {
    return { time: instantText(now) }
  },

  async saveProfile(ask) {
    const { db, body, now } = ask
    const accountId = memberOf(ask)
    checkProfile(body, now)
    await checkModeration(db, [body.nickName, body.uniqueName, body.firstName, body.lastName])
    const former = await profileRow(db, accountId)
    // The birthday decides how much one may buy (B§6), so it is said once.
    if (former?.birthday && former.birthday !== body.birthday) throw new Failure('InvalidArgument')
    const columns = {
      nick_name: body.nickName,
      unique_name: body.uniqueName,
      first_name: body.firstName,
      last_name: body.lastName,
      birthday: body.birthday,
      gender: body.gender ?? null,
      prefecture: body.prefecture ?? null,
    }
    const row = await unlessTaken(
      db
        .insertInto('profile')
        .values({ account_id: accountId, image: null, ...columns })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
        .returningAll()
        .executeTakeFirstOrThrow(),
      'AlreadyExistsUniqueName',
    )
    return { profile: await profileOf(db, row) }
  },

  async getProfile(ask) {
    const row = await profileRow(ask.db, memberOf(ask))
    return row ? { profile: await profileOf(ask.db, row) } : {}
  },
}

type Db = Ask['db']

const profileRow = (db: Db, accountId: string) =>
  db.selectFrom('profile').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** One's own profile, with everything in it. */
async function profileOf(db: Db, row: Selectable<World['profile']>): Promise<Profile> {
  const { follows } = await db
    .selectFrom('follow')
    .select(({ fn }) => fn.countAll<number>().as('follows'))
    .where('account_id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  return {
    accountId: row.account_id,
    nickName: row.nick_name,
    uniqueName: row.unique_name,
    isOfficial: row.is_official,
    firstName: orMissing(row.first_name),
    lastName: orMissing(row.last_name),
    birthday: orMissing(row.birthday),
    gender: orMissing(row.gender),
    prefecture: orMissing(row.prefecture),
    image: orMissing(row.image),
    channelFollowers: follows,
  }
}

interface ProfileFields {
  nickName: string
  uniqueName: string
  firstName: string
  lastName: string
  birthday: string
  prefecture?: number
}

const graphemes = new Intl.Segmenter('ja')
const lengthOf = (text: string) => [...graphemes.segment(text)].length

/** Names have no edge of white space and no control characters; 1 to 20 graphemes (S134, ours). */
const isName = (text: string) =>
  text === text.trim() && !/\p{Cc}/u.test(text) && text.length <= 200 && lengthOf(text) >= 1 && lengthOf(text) <= 20

function checkProfile(
  { nickName, uniqueName, firstName, lastName, birthday, prefecture }: ProfileFields,
  now: Date,
): void {
  if (!/^[A-Za-z0-9]{4,20}$/.test(uniqueName)) throw new Failure('InvalidUniqueName')
  const hasNames = [nickName, firstName, lastName].every(isName)
  const isBorn = birthday >= '1900-01-01' && birthday <= japaneseDay(now)
  const isPrefecture = prefecture === undefined || (prefecture >= 1 && prefecture <= 47)
  if (!hasNames || !isBorn || !isPrefecture) throw new Failure('InvalidArgument')
}
