import { longestReaderName } from '../../story/story.endpoints.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf } from '../runtime/http/callContext.ts'
import { checkModeration } from '../people/moderation.ts'
import { isPersonName } from '../people/isPersonName.ts'
import { requirePublishedChannel } from '../channel/publishedChannels.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The channel, and the names by which its stories address the reader. */
export async function readerNamesOf(ctx: CallerContext, ipId: string) {
  const { db, accountId = '' } = ctx
  await requirePublishedChannel(ctx, ipId)
  const row = await db
    .selectFrom('channel')
    .leftJoin('story_reader', (join) =>
      join.onRef('channel_id', '=', 'channel.id').on('story_reader.account_id', '=', accountId),
    )
    .select(['channel.name', 'oshi_color', 'last_name', 'first_name'])
    .where('channel.id', '=', ipId)
    .executeTakeFirst()
  const { name, oshi_color, last_name, first_name } = orFail(row)
  return {
    ip: { ipId, name, oshiColor: nullToUndefined(oshi_color), nameLimit: longestReaderName },
    lastName: nullToUndefined(last_name),
    firstName: nullToUndefined(first_name),
  }
}

/** Stores the names by which a channel's stories address the reader. Throws if a name is not acceptable. */
export async function registerReader(
  ctx: CallerContext,
  ipId: string,
  { lastName, firstName }: { lastName: string; firstName: string },
): Promise<void> {
  await requirePublishedChannel(ctx, ipId)
  if (!isPersonName(lastName) || !isPersonName(firstName)) throw new Failure('InvalidArgument')
  // Checks the two names together for forbidden words too, because a word may span both.
  await checkModeration(ctx.db, [lastName, firstName, lastName + firstName])
  const names = { last_name: lastName, first_name: firstName }
  await ctx.db
    .insertInto('story_reader')
    .values({ account_id: memberIdOf(ctx), channel_id: ipId, ...names })
    .onConflict((conflict) => conflict.columns(['account_id', 'channel_id']).doUpdateSet(names))
    .execute()
}
