import type { BannerLinkTarget } from '../../home/home.endpoints.ts'
import type { ChannelId } from '../channel/channels.content.ts'

/** A banner of the home page. The list has the display order. */
interface SeedBanner {
  readonly bannerId: string
  readonly title: string
  readonly image: string
  readonly ipId: ChannelId
  readonly linkTarget: BannerLinkTarget
  readonly linkValue?: string
}

/** All banners of the seed. */
export const banners: readonly SeedBanner[] = [
  {
    bannerId: 'parade',
    title: '夏至のパレード 全18種の写真が届きました',
    image: 'lemonade/parade.svg',
    ipId: 'lemonade',
    linkTarget: 'GACHA_LIST',
  },
  {
    bannerId: 'letter',
    title: '第49夜のお便り、今週のお題は「窓」です',
    image: 'todai/letter.svg',
    ipId: 'todai',
    linkTarget: 'CHANNEL',
  },
  {
    bannerId: 'benio',
    title: '紅緒と鬼火、第三話まで無料で読めます',
    image: 'benio/gates.svg',
    ipId: 'benio',
    linkTarget: 'STORY_LIST',
  },
  {
    bannerId: 'last-song',
    title: '公開収録、最後の一曲をえらぶ投票を受け付けています',
    image: 'todai/studio.svg',
    ipId: 'todai',
    linkTarget: 'VOTE_RANKING',
    linkValue: 'todai-last-song',
  },
  {
    bannerId: 'firewood',
    title: '冬じたく 薪一万本まで、あとすこし',
    image: 'shinyou/cabin.svg',
    ipId: 'shinyou',
    linkTarget: 'VOTE_COOP',
    linkValue: 'shinyou-firewood',
  },
]
