import { orFail } from '../runtime/failure.ts'
import { publishedChannels } from '../channel/publishedChannels.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import { tipsTypes } from '../../story/storyKinds.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The tips of a screen: the channel's own if it has some, otherwise the general ones. */
export async function tipsFor(reader: CallerContext, type: string, ipId = '') {
  const { db, accountId } = reader
  const channel = publishedChannels(reader).select('channel.id').where('channel.id', '=', ipId)
  const row = orFail(
    await db
      .selectFrom('tutorial')
      .leftJoin('tutorial_done', (join) =>
        join.onRef('tutorial_done.tutorial_id', '=', 'tutorial.id').on('account_id', '=', accountId ?? ''),
      )
      .select(['tutorial.id', 'channel_id', 'done_at'])
      .where('type', '=', type)
      .where((eb) => eb.or([eb('channel_id', 'is', null), eb('channel_id', 'in', channel)]))
      .orderBy('channel_id', (order) => order.asc().nullsLast())
      .orderBy('tutorial.id')
      .limit(1)
      .executeTakeFirst(),
  )
  const pages = await db
    .selectFrom('tutorial_page')
    .select(['title', 'text', 'image'])
    .where('tutorial_id', '=', row.id)
    .orderBy('position')
    .execute()
  return {
    tutorialId: row.id,
    type: orFail(tipsTypes.find((known) => known === type)),
    ipId: nullToUndefined(row.channel_id),
    isDone: accountId === undefined ? undefined : row.done_at !== null,
    pageList: pages.map(({ title, text, image }) => ({ title, text, image: nullToUndefined(image) })),
  }
}
