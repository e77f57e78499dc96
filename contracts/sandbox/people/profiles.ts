import { sql, type Selectable } from 'kysely'
import type { Profile, PublicProfile } from '../../account/account.endpoints.ts'
import { uniqueNameLengths } from '../../requestFields.ts'
import { isNotHiddenByBlock } from './blocks.ts'
import { japaneseDay } from '../runtime/clock.ts'
import type { Db, DatasetTables } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'
import { isPersonName } from './isPersonName.ts'
import { nullToUndefined } from '../runtime/wire.ts'

type ProfileRow = Selectable<DatasetTables['profile']> & { follows: number }

/** The member's own profile row, with the number of followed channels. */
export function profileRow(db: Db, accountId: string): Promise<ProfileRow | undefined> {
  return withFollows(db).where('account_id', '=', accountId).executeTakeFirst()
}

/** The profile row of a member who is not suspended, unless a block hides that member from the reader. */
export function publicProfileRow(
  db: Db,
  accountId: string,
  reader: string | undefined,
): Promise<ProfileRow | undefined> {
  return withFollows(db)
    .innerJoin('account', 'account.id', 'profile.account_id')
    .where('account.suspended_at', 'is', null)
    .where('profile.account_id', '=', accountId)
    .where(isNotHiddenByBlock(reader, 'profile.account_id'))
    .executeTakeFirst()
}

const withFollows = (db: Db) =>
  db
    .selectFrom('profile')
    .selectAll('profile')
    .select((eb) =>
      eb
        .selectFrom('follow')
        .select(sql<number>`count(*)::int`.as('follows'))
        .whereRef('follow.account_id', '=', 'profile.account_id')
        .$asScalar()
        .$notNull()
        .as('follows'),
    )

/** The complete profile as sent to its own member. */
export const ownProfileOnWire = (row: ProfileRow): Profile => ({
  ...publicProfileOnWire(row),
  firstName: nullToUndefined(row.first_name),
  lastName: nullToUndefined(row.last_name),
  birthday: nullToUndefined(row.birthday),
  gender: nullToUndefined(row.gender),
  prefecture: nullToUndefined(row.prefecture),
})

/** The public part of a profile as sent to other users (X19). */
export const publicProfileOnWire = (row: ProfileRow): PublicProfile => ({
  accountId: row.account_id,
  nickName: row.nick_name,
  uniqueName: row.unique_name,
  isOfficial: row.is_official,
  image: nullToUndefined(row.image),
  channelFollowers: row.follows,
})

interface ProfileFields {
  nickName: string
  uniqueName: string
  firstName: string
  lastName: string
  birthday: string
}

/** Throws if a field's value is not acceptable in any profile. */
export function checkProfile({ nickName, uniqueName, firstName, lastName, birthday }: ProfileFields, now: Date): void {
  if (/[^A-Za-z0-9]/.test(uniqueName)) throw new Failure('InvalidAlphaNumeric')
  if (uniqueName.length < uniqueNameLengths.least || uniqueName.length > uniqueNameLengths.most)
    throw new Failure('InvalidUniqueName')
  const hasNames = [nickName, firstName, lastName].every(isPersonName)
  const isBorn = birthday >= '1900-01-01' && birthday <= japaneseDay(now)
  if (!hasNames || !isBorn) throw new Failure('InvalidArgument')
}
