import type { EndingGacha, Home } from '../../design-system/screens/home/home.types.ts'
import { lemonade, velvet } from './exampleChannels.ts'
import { exampleProgramme } from './exampleProgramme.ts'

export const exampleEndingGacha: EndingGacha = {
  id: 'velvet-tube',
  name: '真空管の夜',
  channelId: velvet.id,
  channelName: velvet.name,
  seed: velvet.seed,
  image: '/textures/velvet/morning.svg',
  end: '2026-02-01T00:42:00+09:00',
  href: '/channel/velvet/gacha',
}

/** A Saturday evening of a member who follows three channels. */
export const exampleHome: Home = {
  programme: exampleProgramme,
  ending: [
    exampleEndingGacha,
    {
      id: 'lemonade-parade',
      name: '夏至のパレード',
      channelId: lemonade.id,
      channelName: lemonade.name,
      seed: lemonade.seed,
      image: '/textures/lemonade/parade.svg',
      end: '2026-02-03T23:59:00+09:00',
      href: '/channel/lemonade/gacha',
    },
  ],
  photos: [
    { id: 'lemonade-parade-five', image: '/textures/lemonade/parade-five.svg', position: 1 },
    { id: 'todai-album-touta', image: '/textures/todai/album-touta.svg', position: 2 },
    { id: 'velvet-tube-rei', image: '/textures/velvet/tube-rei.svg', position: 3 },
  ],
  banners: [
    {
      id: 'parade',
      title: '夏至のパレード 全18種の写真が届きました',
      image: '/textures/lemonade/parade.svg',
      href: '/channel/lemonade/gacha',
    },
    {
      id: 'letter',
      title: '第49夜のお便り、今週のお題は「窓」です',
      image: '/textures/todai/letter.svg',
      href: '/channel/todai',
    },
  ],
}

/** A day without anything. */
export const emptyHome: Home = { programme: [], ending: [], photos: [], banners: [] }
