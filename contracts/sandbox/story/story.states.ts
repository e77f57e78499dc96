import type { Script } from '../../story/script.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import type { storyStates } from '../../states/story.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about stories in the sandbox. */
export const storyStateHandlers: AreaStateHandlers<typeof storyStates> = {
  setup: {
    async 'a story'(params, ctx) {
      await replaceStory(ctx, params, days(30))
      return {}
    },

    async 'a story whose period has ended'(params, ctx) {
      await replaceStory(ctx, { ...params, freeEpisodes: 1, detail: 'minimal' }, -days(1))
      return {}
    },

    async 'an unlocked episode'({ accountId, storyEpisodeId, kind }, { db, now }) {
      const key = { account_id: accountId, episode_id: storyEpisodeId }
      const fields = { kind, ledger_transaction_id: null, created_at: now }
      await db
        .insertInto('story_unlock')
        .values({ ...key, ...fields })
        .onConflict((conflict) => conflict.columns(['account_id', 'episode_id']).doUpdateSet(fields))
        .execute()
      return {}
    },

    async 'registered reader names'({ accountId, ipId }, { db }) {
      const names = { last_name: '星野', first_name: 'ひかり' }
      await db
        .insertInto('story_reader')
        .values({ account_id: accountId, channel_id: ipId, ...names })
        .onConflict((conflict) => conflict.columns(['account_id', 'channel_id']).doUpdateSet(names))
        .execute()
      return {}
    },

    async 'tips for a screen'({ ipId, tutorialId, type, detail }, { db }) {
      const isFull = detail === 'full'
      await db
        .deleteFrom('tutorial')
        .where((eb) => eb.or([eb('type', '=', type), eb('id', '=', tutorialId)]))
        .execute()
      await db
        .insertInto('tutorial')
        .values({ id: tutorialId, type, channel_id: isFull ? ipId : null })
        .execute()
      const page = {
        tutorial_id: tutorialId,
        position: 1,
        title: 'お名前を呼ばれる物語です',
        text: '登録したお名前が、せりふの中に出てきます。',
        image: isFull ? 'setsugen/hero.svg' : null,
      }
      await db.insertInto('tutorial_page').values(page).execute()
      return {}
    },

    async 'finished tips'({ accountId, tutorialId }, { db, now }) {
      await db
        .insertInto('tutorial_done')
        .values({ account_id: accountId, tutorial_id: tutorialId, done_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {},
}

interface Params {
  ipId: string
  storyGroupId: string
  freeEpisodes: number
  detail: 'full' | 'minimal'
}

/** Deletes all stories of the channel, and creates a new one with this id that no member has unlocked or read. */
async function replaceStory(
  { db, now }: StateContext,
  { ipId, storyGroupId, freeEpisodes, detail }: Params,
  ends: number,
): Promise<void> {
  const isFull = detail === 'full'
  await db
    .deleteFrom('story_group')
    .where((eb) => eb.or([eb('channel_id', '=', ipId), eb('id', '=', storyGroupId)]))
    .execute()
  const group = {
    id: storyGroupId,
    channel_id: ipId,
    position: 1,
    name: '星を読む夜',
    genre: 'MAIN' as const,
    play_type: 'STORY_PLAY_TYPE_PORTRAIT' as const,
    description: isFull ? '観測所の一夜を、三つの回で。' : null,
    image: isFull ? 'setsugen/jacket.svg' : null,
    charge_hours: isFull ? 24 : null,
    published_from: timeAfter(now, -days(20)),
    published_until: timeAfter(now, ends),
  }
  await db.insertInto('story_group').values(group).execute()
  const photo = { ...rewardPhoto, id: `${storyGroupId}-photo`, channel_id: ipId }
  await db.deleteFrom('item').where('id', '=', photo.id).execute()
  await db.insertInto('item').values(photo).execute()
  const episodes = [1, 2, 3].map((position) => ({
    id: `${storyGroupId}-episode-${position}`,
    group_id: storyGroupId,
    position,
    title: ['星図の裏側', '消えた一等星', '夜明け前'][position - 1] ?? '',
    label: isFull ? `第${position}話` : null,
    summary: isFull ? '古い星図の裏に、だれかの名前があった。' : null,
    image: isFull ? 'setsugen/window.svg' : null,
    consume_coin: position <= freeEpisodes ? 0 : 30,
    ...(isFull ? { ...photoReward, reward_item_id: photo.id } : noReward),
    script: JSON.stringify(isFull ? fullScript : bareScript),
  }))
  await db.insertInto('story_episode').values(episodes).execute()
}

const rewardPhoto = { type: 'PHOTO' as const, name: '観測所の夜', image: 'setsugen/globe.svg', rarity: null }
const photoReward = { reward_kind: 'PHOTO' as const, reward_amount: 1 }
const noReward = { reward_kind: null, reward_item_id: null, reward_amount: null }

const bareScript: Script = {
  characterList: [],
  sceneList: [{ background: 'setsugen/window.svg', lineList: [{ text: '雪が、やんだ。' }] }],
}

/** A script with one line that has every possible field. */
const fullScript: Script = {
  characterList: [{ characterId: 'hoshi', name: '天野 ほし', image: 'setsugen/member-yuki.svg' }],
  sceneList: [
    {
      background: 'setsugen/window.svg',
      music: 'sound/night.mp3',
      lineList: [
        {
          text: '{FIRST}さん、この星の名前を知っていますか。',
          characterId: 'hoshi',
          speaker: '？？？',
          image: 'setsugen/lot-yuki.svg',
          actionList: [{ action: 'SLIDE_IN_FROM_LEFT', characterId: 'hoshi', place: 'LEFT' }],
          sound: 'sound/bell.mp3',
        },
      ],
    },
  ],
}
