import type { StateHandlers } from '../../states.ts'
import { after, days, minutes } from '../clock.ts'
import { demoWorld, verificationWorld } from '../db/worlds.ts'
import { plain } from '../moderation.ts'
import type { Setup, StatePlace } from './place.ts'

type HouseStateName =
  | 'too many tries from this address'
  | 'a word that moderation refuses'
  | 'a notice'
  | 'a read notice'
  | 'exactly so many notices'
  | 'an announced maintenance'
  | 'a house under maintenance'

export const houseStates: Pick<Setup, HouseStateName> = {
  async 'too many tries from this address'(_, place) {
    exhaustLimits(place, true)
    return {}
  },

  async 'a word that moderation refuses'({ word }, { db }) {
    await db
      .insertInto('moderation_word')
      .values({ word: plain(word) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async 'a notice'({ noticeId }, { db, now }) {
    await db.deleteFrom('notice').where('id', '=', noticeId).execute()
    await db
      .insertInto('notice')
      .values(noticeRow(noticeId, 'GACHA', after(now, -minutes(5))))
      .execute()
    return {}
  },

  async 'a read notice'({ accountId, noticeId }, { db }) {
    const row = { account_id: accountId, notice_id: noticeId }
    await db
      .insertInto('notice_read')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return {}
  },

  async 'exactly so many notices'({ count }, { db }) {
    await db.deleteFrom('notice').execute()
    const first = new Date('2026-01-01T09:00:00Z')
    const rows = Array.from({ length: count }, (_, index) =>
      noticeRow(`notice-${index + 1}`, 'NOTICE', after(first, days(index))),
    )
    if (rows.length > 0) await db.insertInto('notice').values(rows).execute()
    return {}
  },

  async 'an announced maintenance'({ maintenanceId, isPartial, detail }, { db, now }) {
    await db.deleteFrom('maintenance').execute()
    const full = {
      end_time: after(now, days(2)),
      message: 'データベースの作業を行います。',
      target_ip_names: JSON.stringify(['星詠み通信']),
      target_category_names: JSON.stringify(['ガチャ']),
      targets_all_ips: false,
    }
    const head = { id: maintenanceId, is_partial: isPartial, start_time: after(now, days(1)), closes_house: false }
    await db
      .insertInto('maintenance')
      .values({ ...head, ...(detail === 'full' ? full : bareMaintenance) })
      .execute()
    return {}
  },

  async 'a house under maintenance'(_, { db, now }) {
    await db.deleteFrom('maintenance').execute()
    const head = { id: 'maintenance-1', is_partial: false, start_time: now, closes_house: true }
    await db
      .insertInto('maintenance')
      .values({ ...head, ...bareMaintenance, targets_all_ips: true })
      .execute()
    return {}
  },
}

/** Worlds of states are thrown away or made anew by the next state, so only what blocks other states is taken back. */
export const houseTeardown: StateHandlers<StatePlace>['teardown'] = {
  'too many tries from this address': async (_, place) => exhaustLimits(place, false),
  'a word that moderation refuses': async ({ word }, { db }) => {
    await db.deleteFrom('moderation_word').where('word', '=', plain(word)).execute()
  },
  'exactly so many notices': async (_, { db }) => {
    await db.deleteFrom('notice').execute()
  },
  'an announced maintenance': (_, place) => endMaintenance(place),
  'a house under maintenance': (_, place) => endMaintenance(place),
  'no channels': async () => undefined,
  'a furnished home': async (_, { db }) => {
    await db.deleteFrom('banner').execute()
    await db.deleteFrom('programme').execute()
  },
  'no coin packs': async () => undefined,
}

const bareMaintenance = {
  end_time: null,
  message: null,
  target_ip_names: null,
  target_category_names: null,
  targets_all_ips: null,
}

async function endMaintenance({ db }: StatePlace): Promise<void> {
  await db.deleteFrom('maintenance').execute()
}

/** A guest sign-in has no token and so no world; while a contract is verified it must be refused all the same. */
function exhaustLimits({ house, world }: StatePlace, isExhausted: boolean): void {
  house.limits.exhaust(world.name, isExhausted)
  if (world.name === verificationWorld) house.limits.exhaust(demoWorld, isExhausted)
}

const noticeRow = (id: string, category: string, published_at: Date) => ({
  id,
  category,
  title: `お知らせ ${id}`,
  text: 'いつも集いをご利用いただき、ありがとうございます。\n詳しくはこちらをご覧ください。',
  published_at,
})
