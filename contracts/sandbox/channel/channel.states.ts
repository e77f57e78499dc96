import { timeAfter, days, minutes } from '../runtime/clock.ts'
import type { channelStates } from '../../states/channel.ts'
import { hoursInto2026, type AreaStateHandlers, type StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about channels in the sandbox. */
export const channelStateHandlers: AreaStateHandlers<typeof channelStates> = {
  setup: {
    async 'a channel'({ ipId, detail }, ctx) {
      await replaceChannel(ctx, ipId, detail)
      return {}
    },

    async 'a channel whose publication has ended'({ ipId }, ctx) {
      await replaceChannel(ctx, ipId, 'full')
      const period = { published_from: timeAfter(ctx.now, -days(60)), published_until: timeAfter(ctx.now, -days(1)) }
      await ctx.db.updateTable('channel').set(period).where('id', '=', ipId).execute()
      return {}
    },

    async 'a channel that closes meanwhile'({ ipId }, { db, now }) {
      await db.updateTable('channel').set({ published_until: now }).where('id', '=', ipId).execute()
      return {}
    },

    async 'no channels'(_, { db }) {
      await db.deleteFrom('channel').execute()
      return {}
    },

    async 'a channel with a programme'({ ipId, programmeId, detail }, ctx) {
      await replaceChannel(ctx, ipId, detail)
      await addProgramme(ctx, ipId, programmeId, detail)
      if (detail === 'minimal') return {}
      const members = [
        { id: `${ipId}-member-1`, position: 1, name: '天野 ほし', role: '歌・星図', image: 'setsugen/member-yuki.svg' },
        {
          id: `${ipId}-member-2`,
          position: 2,
          name: '夜久 ひびき',
          role: 'ピアノ',
          image: 'setsugen/member-touma.svg',
        },
      ]
      const rows = members.map((member) => ({ ...member, channel_id: ipId }))
      await ctx.db.insertInto('channel_member').values(rows).execute()
      return {}
    },

    async 'a followed channel'({ accountId, ipId, hours: later }, { db }) {
      const created_at = hoursInto2026(later)
      const row = { account_id: accountId, channel_id: ipId, created_at }
      await db
        .insertInto('follow')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: { 'no channels': async () => undefined },
}

/** Replaces the channel with this id by one without programme, members, gacha, items and followers. */
async function replaceChannel({ db, now }: StateContext, id: string, detail: 'full' | 'minimal'): Promise<void> {
  await db.deleteFrom('channel').where('id', '=', id).execute()
  const minimal = {
    category: null,
    description: null,
    schedule: null,
    image: null,
    hero_image: null,
    oshi_color: null,
  }
  const full = {
    category: '物語',
    description: '星座を一つずつ読みあげる、夜の朗読チャンネル。',
    schedule: '毎週土曜 21:00',
    image: 'setsugen/jacket.svg',
    hero_image: 'setsugen/hero.svg',
    oshi_color: '#5b6ee1',
  }
  const period = { published_from: timeAfter(now, -days(30)), published_until: timeAfter(now, days(365)) }
  const fields = detail === 'full' ? full : minimal
  const row = { id, position: 0, name: '星詠み通信', follower_base: 0, ...fields, ...period }
  await db.insertInto('channel').values(row).execute()
}

/** Adds an entry for today to the channel's programme (schedule). */
export async function addProgramme(
  { db, now }: StateContext,
  channel_id: string,
  id: string,
  detail: 'full' | 'minimal',
) {
  const minimal = { episode: null, end_time: null, image: null, viewer_count: null, link_id: null }
  const full = {
    episode: '第12夜',
    end_time: timeAfter(now, minutes(60)),
    image: 'setsugen/hero.svg',
    viewer_count: 320,
    link_id: channel_id,
  }
  const fields = detail === 'full' ? full : minimal
  const row = { id, channel_id, kind: 'LIVE', title: '星を読む夜', start_time: now, ...fields }
  await db.insertInto('programme').values(row).execute()
}
