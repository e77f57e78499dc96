import type { CollectedPhoto } from '../../design-system/screens/collection/collection.types.ts'
import { lemonade, todai, velvet } from './exampleChannels.ts'

const from = ({ id, name, seed, href }: CollectedPhoto['channel']): CollectedPhoto['channel'] => ({
  id,
  name,
  seed,
  href,
})

/** What こはる has gathered, the latest first. */
export const exampleCollection: CollectedPhoto[] = [
  {
    id: 'lemonade-parade-five',
    name: '五人の花道',
    image: '/textures/lemonade/parade-five.svg',
    rarity: 'SSR',
    owned: 1,
    channel: from(lemonade),
  },
  {
    id: 'lemonade-parade-mitsuki',
    name: 'みつき 先頭の旗',
    image: '/textures/lemonade/parade-mitsuki.svg',
    rarity: 'SR',
    owned: 1,
    channel: from(lemonade),
  },
  {
    id: 'lemonade-parade-score',
    name: '楽譜のはしっこ',
    image: '/textures/lemonade/parade-score.svg',
    rarity: 'N',
    owned: 2,
    channel: from(lemonade),
  },
  {
    id: 'velvet-tube-rei',
    name: 'レイ 声だし',
    image: '/textures/velvet/tube-rei.svg',
    rarity: 'SR',
    owned: 1,
    channel: from(velvet),
  },
  {
    id: 'todai-album-boat',
    name: '紙の舟',
    image: '/textures/todai/album-boat.svg',
    rarity: 'N',
    owned: 3,
    channel: from(todai),
  },
  {
    id: 'todai-album-touta',
    name: '灯太 台本の余白',
    image: '/textures/todai/album-touta.svg',
    rarity: 'R',
    owned: 1,
    channel: from(todai),
  },
]

/** A photo from before rarities, without a picture, a hundred times. */
export const bareCollectedPhoto: CollectedPhoto = {
  id: 'bare',
  name: '名なしの写真',
  owned: 100,
  channel: { id: 'bare', name: '名なし', href: '/channel/bare' },
}
