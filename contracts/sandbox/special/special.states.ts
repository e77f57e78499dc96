import { timeAfter, days } from '../runtime/clock.ts'
import type { specialStates } from '../../states/special.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about special pages in the sandbox. */
export const specialStateHandlers: AreaStateHandlers<typeof specialStates> = {
  setup: {
    async 'exactly so many specials'({ ipId, count, detail }, { db, now }) {
      const first = new Date('2026-01-01T09:00:00Z')
      const fields =
        detail === 'full'
          ? { description: '一年の星を、一枚の地図に。', image: 'setsugen/noon.svg' }
          : { description: null, image: null }
      const rows = Array.from({ length: count }, (_, index) => ({
        id: `special-${index + 1}`,
        channel_id: ipId,
        title: '星図のつくりかた',
        ...fields,
        url: `/channel/${encodeURIComponent(ipId)}/story`,
        published_from: timeAfter(first, days(index)),
        published_until: timeAfter(now, days(30)),
      }))
      await db.deleteFrom('special').where('channel_id', '=', ipId).execute()
      if (rows.length === 0) return {}
      const ids = rows.map(({ id }) => id)
      await db.deleteFrom('special').where('id', 'in', ids).execute()
      await db.insertInto('special').values(rows).execute()
      return {}
    },
  },
  teardown: {},
}
