import { textParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const gachaId = textParam('gacha-hoshiyomi-1', 'Id of the gacha')
const gachaParams = { gachaId, ipId, detail }

/** Provider states of the area `gacha`. */
export const gachaStates = {
  'a gacha that can be drawn': {
    title: '引けるガチャ',
    needs: ['a channel'],
    description:
      'A gacha of the channel, open now, for 30 coins once or 300 coins ten times, enough in stock, with items of every rarity. In `full` it has terms to agree to, and each member may draw 50 times. The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha that has ended': {
    title: '期間の終わったガチャ',
    needs: ['a channel'],
    description: 'A gacha whose publication period is over (GachaUnavailable). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha that is announced': {
    title: 'これから始まるガチャ',
    needs: ['a channel'],
    description:
      'A gacha without terms that is shown already and can be drawn from tomorrow on (GachaUnavailable until then). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha that is sold out': {
    title: '売り切れのガチャ',
    needs: ['a channel'],
    description:
      'A gacha, open now and without terms, none of whose items is left (NoGachaItemToDraw). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'a gacha whose free period has ended': {
    title: '無料期間の終わったガチャ',
    needs: ['a channel'],
    description:
      'A free gacha without terms, still to be seen, whose free period is over (FailedPrecondition). The channel exists already.',
    params: gachaParams,
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'an agreed gacha': {
    title: '規約に同意済みのガチャ',
    needs: ['a channel', 'a gacha that can be drawn'],
    description: 'The account has agreed to the terms of the gacha; both exist already.',
    params: { accountId, gachaId },
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
  'owned gacha items': {
    title: '景品をすべて持っているガチャ',
    needs: ['a channel', 'a gacha that can be drawn'],
    description: 'The account owns every item of the gacha once; both exist already.',
    params: { accountId, gachaId },
    returns: [],
    screens: ['/channel/:ipId/gacha'],
  },
} as const satisfies Readonly<Record<string, State>>
