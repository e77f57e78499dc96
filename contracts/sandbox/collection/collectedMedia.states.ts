import type { StateParams } from '../../states.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { collectedItemColumns, numbersUpTo } from './collectedItemColumns.states.ts'
import type { StateContext } from '../runtime/stateContext.ts'

/** Adds `count` story groups that the member has read, unlocked or received. */
export async function addCollectedStories(
  { db, now }: StateContext,
  { accountId, ipId, count, kind, detail }: StateParams<'collected story groups'>,
): Promise<void> {
  const published = { published_from: timeAfter(now, -days(30)), published_until: timeAfter(now, days(30)) }
  const groups = numbersUpTo(count).map((number) => ({
    id: `${ipId}-collected-story-${number}`,
    channel_id: ipId,
    position: number,
    name: '郵便局の灯',
    genre: kind === 'PRIVILEGE' ? ('PRIVILEGE' as const) : ('MAIN' as const),
    play_type: 'STORY_PLAY_TYPE_PORTRAIT' as const,
    ...collectedItemColumns(detail),
    charge_hours: null,
    ...published,
  }))
  const episodes = groups.flatMap(({ id }) =>
    numbersUpTo(2).map((number) => ({
      id: `${id}-${number}`,
      group_id: id,
      position: number,
      title: '雪の日の切手',
      label: detail === 'full' ? `第${number}話` : null,
      summary: detail === 'full' ? '窓口に、差出人のない手紙が一通。' : null,
      image: detail === 'full' ? 'setsugen/comb.svg' : null,
      consume_coin: kind === 'PRIVILEGE' || number === 1 ? 0 : 30,
      script: JSON.stringify({ characterList: [], sceneList: [] }),
    })),
  )
  await db.deleteFrom('story_group').where('channel_id', '=', ipId).execute()
  await db.insertInto('story_group').values(groups).execute()
  await db.insertInto('story_episode').values(episodes).execute()
  const owned = groups.map(({ id, position }) => ({
    id,
    account_id: accountId,
    at: timeAfter(now, -minutes(position)),
  }))
  if (kind === 'HISTORY') {
    const rows = owned.map(({ id, account_id, at }) => ({ account_id, episode_id: `${id}-1`, read_at: at }))
    await db.insertInto('story_read').values(rows).execute()
  } else if (kind === 'AVAILABLE') {
    const bought = { kind: 'PURCHASED' as const, ledger_transaction_id: null }
    const rows = owned.map(({ id, account_id, at }) => ({
      account_id,
      episode_id: `${id}-2`,
      ...bought,
      created_at: at,
    }))
    await db.insertInto('story_unlock').values(rows).execute()
  } else {
    const rows = owned.map(({ id, account_id, at }) => ({ account_id, group_id: id, acquired_at: at }))
    await db.insertInto('story_privilege').values(rows).execute()
  }
}

/** Adds `count` videos that the member has received or watched. */
export async function addCollectedVideos(
  { db, now }: StateContext,
  { accountId, ipId, count, kind, detail }: StateParams<'collected videos'>,
): Promise<void> {
  const isFull = detail === 'full'
  const unsold = { consume_coin: null, rental_hours: null, web_price: null, start_time: null }
  const videos = numbersUpTo(count).map((number) => ({
    id: `${ipId}-collected-video-${number}`,
    channel_id: ipId,
    title: '雪の夜の朗読会',
    ...collectedItemColumns(detail),
    type: 'ONDEMAND' as const,
    badge: 'NONE' as const,
    access_type: kind === 'MOVIE' ? ('GACHA_PRIVILEGE' as const) : ('FREE' as const),
    ...unsold,
    duration_seconds: isFull ? 1800 : null,
    source: 'setsugen/master.m3u8',
    preview_source: null,
    subtitles: null,
    published_from: timeAfter(now, -days(30)),
    published_until: timeAfter(now, days(60)),
  }))
  await db.deleteFrom('video').where('channel_id', '=', ipId).execute()
  await db.insertInto('video').values(videos).execute()
  const mine = videos.map(({ id }, index) => ({
    account_id: accountId,
    video_id: id,
    at: timeAfter(now, -minutes(index)),
  }))
  if (kind === 'MOVIE') {
    const received = { expires_at: isFull ? timeAfter(now, days(30)) : null, ledger_transaction_id: null }
    const rows = mine.map(({ at, ...row }) => ({ ...row, ...received, created_at: at }))
    await db.insertInto('video_access').values(rows).execute()
  } else {
    const rows = mine.map(({ at, ...row }) => ({ ...row, viewed_at: at, last_viewed_at: at }))
    await db.insertInto('video_history').values(rows).execute()
  }
}
