import type { tipsTypes } from '../../story/storyKinds.ts'
import type { ChannelId } from '../channel/channels.content.ts'

interface SeedTips {
  readonly tutorialId: string
  readonly type: (typeof tipsTypes)[number]
  /** The channel in which the tips are shown instead of the general ones; absent for general tips. */
  readonly ipId?: ChannelId
  readonly pages: readonly { readonly title: string; readonly text: string; readonly image?: string }[]
}

/** All tips of the seed. */
export const tips: readonly SeedTips[] = [
  {
    tutorialId: 'tips-home',
    type: 'HOME',
    pages: [
      {
        title: '今日の番組が、ここに並びます',
        text: 'フォローしたチャンネルのライブも物語も、時刻の順に見られます。',
        image: 'todai/night.svg',
      },
      { title: 'お気に入りの写真を飾れます', text: 'コレクションの写真から選んで、好きな場所に置いてください。' },
    ],
  },
  {
    tutorialId: 'tips-channel',
    type: 'CHANNEL',
    pages: [
      { title: 'チャンネルの色で、ページが灯ります', text: 'フォローすると、番組とお知らせがホームに届きます。' },
    ],
  },
  {
    tutorialId: 'tips-story',
    type: 'STORY',
    pages: [
      {
        title: 'お名前を呼ばれる物語です',
        text: '登録したお名前が、せりふの中に出てきます。チャンネルごとに変えられます。',
      },
      {
        title: 'コインなしで読む方法もあります',
        text: '「チャージ」のある物語は、24時間に一話、コインを使わずに読めます。',
      },
    ],
  },
  {
    tutorialId: 'tips-story-benio',
    type: 'STORY',
    ipId: 'benio',
    pages: [
      {
        title: '毎晩21時、つぎの一話がひらきます',
        text: '第一話から第三話までは、どなたでも無料でお読みいただけます。',
        image: 'benio/lanterns.svg',
      },
    ],
  },
  {
    tutorialId: 'tips-movie',
    type: 'MOVIE',
    pages: [
      {
        title: 'レンタルの時間は、借りたときから数えます',
        text: '残り時間は動画のページに表示されます。時間内なら、何度でもご覧いただけます。',
      },
    ],
  },
  {
    tutorialId: 'tips-gacha',
    type: 'GACHA',
    pages: [
      { title: '無償コインから先に使います', text: '提供割合は、ガチャのページの「提供割合」で確かめられます。' },
    ],
  },
  {
    tutorialId: 'tips-collection',
    type: 'COLLECTION',
    pages: [
      { title: '手に入れたものは、なくなりません', text: '公開の終わった写真も、ここではいつでもご覧いただけます。' },
    ],
  },
]
