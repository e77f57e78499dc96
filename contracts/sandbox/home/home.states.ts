import { timeAfter, days } from '../runtime/clock.ts'
import { addProgramme } from '../channel/channel.states.ts'
import { addPhotos, photoId } from '../inventory/photos.states.ts'
import type { StateParams } from '../../states.ts'
import type { homeStates } from '../../states/home.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about the home page in the sandbox. */
export const homeStateHandlers: AreaStateHandlers<typeof homeStates> = {
  setup: {
    async 'a furnished home'({ accountId, ipId }, ctx) {
      const { db, now } = ctx
      await db.deleteFrom('banner').execute()
      await db.deleteFrom('programme').execute()
      await db
        .deleteFrom('gacha')
        .where('published_until', '<=', timeAfter(now, days(3)))
        .execute()
      await addPhotos(ctx, ipId, 2)
      await db.deleteFrom('home_photo').where('account_id', '=', accountId).execute()
      const positions = [1, 2].map((position) => ({
        account_id: accountId,
        position,
        item_id: photoId(ipId, position),
      }))
      await db.insertInto('home_photo').values(positions).execute()
      await db
        .insertInto('banner')
        .values({
          id: 'banner-1',
          position: 1,
          title: '星を読む夜、公開中',
          image: 'setsugen/hero.svg',
          channel_id: ipId,
          link_target: 'STORY',
          link_value: `${ipId}-story`,
        })
        .execute()
      await replaceBackgrounds(ctx, { accountId, ipId, count: 1, status: 'SELECTED', detail: 'full' })
      await addProgramme(ctx, ipId, `${ipId}-programme-1`, 'full')
      await addEndingGacha(ctx, ipId)
      return {}
    },

    async 'a photo at home'({ accountId, ipId, number, positionNumber }, { db }) {
      await db.deleteFrom('home_photo').where('account_id', '=', accountId).execute()
      const row = { account_id: accountId, position: positionNumber, item_id: photoId(ipId, number) }
      await db.insertInto('home_photo').values(row).execute()
      return {}
    },

    async backgrounds(params, ctx) {
      await replaceBackgrounds(ctx, params)
      return {}
    },
  },
  teardown: {
    'a furnished home': async (_, { db }) => {
      await db.deleteFrom('banner').execute()
      await db.deleteFrom('programme').execute()
      await db.deleteFrom('background').execute()
    },
    backgrounds: async (_, { db }) => {
      await db.deleteFrom('background').execute()
    },
  },
}

async function replaceBackgrounds(
  { db }: StateContext,
  { accountId, ipId, count, status, detail }: StateParams<'backgrounds'>,
): Promise<void> {
  await db.deleteFrom('background').execute()
  if (count === 0) return
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `background-${index + 1}`,
    channel_id: detail === 'full' ? ipId : null,
    position: index,
    name: '夜明けまえの港',
    image: 'todai/harbour.svg',
    required_photos: status === 'LOCKED' ? 3 : 0,
  }))
  await db.insertInto('background').values(rows).execute()
  if (status !== 'SELECTED') return
  await db.insertInto('home_background').values({ account_id: accountId, background_id: 'background-1' }).execute()
}

async function addEndingGacha({ db, now }: StateContext, channel_id: string): Promise<void> {
  const id = `${channel_id}-ending`
  await db.deleteFrom('gacha').where('id', '=', id).execute()
  const texts = {
    name: '冬の星座',
    image: 'setsugen/morning.svg',
    type: 'LIMIT' as const,
    description: null,
    terms: null,
  }
  const limits = { caution_list: null, free_until: null, draw_limit: null }
  const period = { published_from: timeAfter(now, -days(7)), published_until: timeAfter(now, days(2)) }
  await db
    .insertInto('gacha')
    .values({ id, channel_id, position: 1, ...texts, ...limits, ...period })
    .execute()
}
