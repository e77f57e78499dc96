import { found } from './failure.ts'
import type { Ask } from './http/ask.ts'
import { orMissing } from './wire.ts'
import { tipsTypes } from '../story/storyKinds.ts'

type Reader = Pick<Ask, 'db' | 'accountId'>

/** The tips of a screen: the channel's own where it has some, else those for everybody. */
export async function tipsFor({ db, accountId }: Reader, type: string, ipId = '') {
  const row = found(
    await db
      .selectFrom('tutorial')
      .leftJoin('tutorial_done', (join) =>
        join.onRef('tutorial_done.tutorial_id', '=', 'tutorial.id').on('account_id', '=', accountId ?? ''),
      )
      .select(['tutorial.id', 'channel_id', 'done_at'])
      .where('type', '=', type)
      .where((eb) => eb.or([eb('channel_id', 'is', null), eb('channel_id', '=', ipId)]))
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
    type: found(tipsTypes.find((known) => known === type)),
    ipId: orMissing(row.channel_id),
    isDone: accountId === undefined ? undefined : row.done_at !== null,
    pageList: pages.map(({ title, text, image }) => ({ title, text, image: orMissing(image) })),
  }
}
