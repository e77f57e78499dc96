import { afterEach, expect, it } from 'vitest'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { drawShareOffer } from './drawShareOffer.ts'
import { gachaQuery } from './gacha.queries.ts'
import { setDrawResult } from './gachaDraw.ts'

afterEach(() => {
  resetSessionData()
  queryClient.clear()
})

const page = '/channel/lemonade/gacha/result'
const item = { itemId: 'i', name: 'きらめく夜', type: 'PHOTO', rarity: 'SSR', isNew: true, ownedCount: 1 }
const draw = (resultList: object[]) =>
  setDrawResult({
    drawId: 'd',
    resultList,
    balance: { total: 270, free: 270, paid: 0 },
    draw: { ipId: 'lemonade', gachaId: 'parade', count: resultList.length },
  } as never)

it('the result of a draw is shared by the address of its gacha, with a picture in the channel’s colour', () => {
  queryClient.setQueryData(gachaQuery('parade', false).queryKey, { gacha: { name: 'パレード' } } as never)
  queryClient.setQueryData(channelQuery('lemonade', false).queryKey, {
    ip: { name: 'レモネード星団', oshiColor: '#ffe45c' },
  } as never)
  draw([{ ...item, rarity: 'R', name: '朝の駅' }, item])
  expect(drawShareOffer(page)).toEqual({
    path: '/channel/lemonade/gacha?gachaId=parade',
    title: 'パレードできらめく夜が出ました｜tsudoi 集い',
    picture: {
      image: undefined,
      channel: { id: 'lemonade', seed: '#ffe45c' },
      title: 'きらめく夜',
      notes: ['パレード　2回　SSR 1枚、R 1枚', 'レモネード星団　集い'],
    },
  })
})

it('the result of a draw is shared without the names that are unknown, such as after the gacha has ended', () => {
  draw([item])
  expect(drawShareOffer(page)).toMatchObject({
    title: 'ガチャできらめく夜が出ました｜tsudoi 集い',
    picture: { channel: { id: 'lemonade', seed: undefined }, notes: ['ガチャ　1回　SSR 1枚', '集い'] },
  })
})

it('nothing is shared without the result of a draw, or on the result page of another channel', () => {
  expect(drawShareOffer(page)).toBeUndefined()
  draw([])
  expect(drawShareOffer(page)).toBeUndefined()
  draw([item])
  expect(drawShareOffer('/channel/benio/gacha/result')).toBeUndefined()
})
