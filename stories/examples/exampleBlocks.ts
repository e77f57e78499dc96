import type { BlockedFan } from '../../design-system/screens/account/account.types.ts'

/** The fans whom the example member has blocked. */
export const exampleBlocks: BlockedFan[] = [
  {
    accountId: 'acc-mio',
    nickName: 'みお',
    uniqueName: 'mio0412',
    image: '/textures/fan/koharu.svg',
    isHiddenByBlock: true,
  },
  { accountId: 'acc-hajime', nickName: 'はじめ', uniqueName: 'hajime', isHiddenByBlock: true },
  { accountId: 'acc-yoru', nickName: '夜ふかし観測隊', uniqueName: 'yoru2sec', isHiddenByBlock: true },
]

/** A blocked fan with a very long name. */
export const longNameBlocks: BlockedFan[] = [
  {
    accountId: 'acc-long',
    nickName:
      '灯台のいちばん上の手すりから毎晩手をふっている人を双眼鏡で探しつづけて七年になるのに今夜もまだ一度も見つけられずにいる人',
    uniqueName: 'abcdefghijklmnopqrstuvwxyz0123456789',
    isHiddenByBlock: true,
  },
]
