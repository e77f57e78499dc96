import type { ChannelId } from '../../channel/channels.content.ts'
import { benioThreads } from './benio.ts'
import { lemonadeThreads } from './lemonade.ts'
import type { SeedThread } from './seedThread.ts'
import { setsugenThreads } from './setsugen.ts'
import { shinyouThreads } from './shinyou.ts'
import { todaiThreads } from './todai.ts'
import { velvetThreads } from './velvet.ts'

/** Threads of the channels' timelines. Add new ones at the end, because a thread's id contains its index. */
export const channelThreads: Readonly<Record<ChannelId, readonly SeedThread[]>> = {
  todai: todaiThreads,
  lemonade: lemonadeThreads,
  benio: benioThreads,
  shinyou: shinyouThreads,
  velvet: velvetThreads,
  setsugen: setsugenThreads,
}

/** Threads that the demo accounts have written, by channel. */
export const demoAccountThreads: Readonly<Record<string, Partial<Record<ChannelId, readonly SeedThread[]>>>> = {
  koharu: {
    lemonade: [
      {
        by: 'koharu',
        hoursAgo: 12,
        text: 'パレードの五人の写真、ホームのまんなかに飾りました。朝いちばんに目が合います。',
        likes: 57,
        answers: [
          { by: 'sakuranbo', text: 'まんなか、正解です。', likes: 9 },
          { by: 'midori', text: 'わたしも並べかえてきます!', likes: 4 },
        ],
      },
    ],
    todai: [
      {
        by: 'koharu',
        hoursAgo: 35,
        text: 'はじめて便りを出しました。出したあと、もう一度だけ下書きを読み返してしまった。',
        likes: 83,
        answers: [{ by: 'official', text: 'ありがとうございます。大切に読みます。', likes: 41 }],
      },
    ],
  },
}

/** The accounts that the demo accounts have blocked. */
export const demoAccountBlocks: Readonly<Record<string, readonly string[]>> = { koharu: ['fan-kitakaze'] }
