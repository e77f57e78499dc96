import type { Handlers } from '../runtime/http/callContext.ts'
import { requirePublishedChannel } from '../channel/publishedChannels.ts'
import { publishedSpecials, specialListFields } from './specials.ts'
import { requireCursor } from '../runtime/seekPage.ts'
import { instantOnWire, pageBounds } from '../runtime/wire.ts'

/** The sandbox's handlers of the special endpoints. */
export const specialHandlers: Handlers<'special'> = {
  async listSpecials(ctx) {
    const { ipId, 'seek.order': order = 'DESC', 'seek.lastSpecialId': last } = ctx.query
    const { limit } = pageBounds({ limit: ctx.query['seek.limit'] })
    if (ipId !== undefined) await requirePublishedChannel(ctx, ipId)
    const direction = order === 'DESC' ? 'desc' : 'asc'
    await requireCursor(last, (id) =>
      ctx.db
        .selectFrom('special')
        .select('id')
        .where('id', '=', id)
        .$if(ipId !== undefined, (query) => query.where('channel_id', '=', ipId ?? '')),
    )
    const rows = await publishedSpecials(ctx)
      .$if(ipId !== undefined, (query) => query.where('special.channel_id', '=', ipId ?? ''))
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(
            eb.refTuple('special.published_from', 'special.id'),
            order === 'DESC' ? '<' : '>',
            eb
              .selectFrom('special as last')
              .select(['last.published_from', 'last.id'])
              .where('last.id', '=', last ?? '')
              .$asTuple('published_from', 'id'),
          ),
        ),
      )
      .orderBy('special.published_from', direction)
      .orderBy('special.id', direction)
      .limit(limit + 1)
      .execute()
    const page = rows.slice(0, limit)
    const specials = page.map((row) => ({
      ...specialListFields(row),
      publicationStartTime: instantOnWire(row.published_from),
    }))
    return { specials, seek: { hasNext: rows.length > limit, lastSpecialId: page.at(-1)?.id } }
  },
}
