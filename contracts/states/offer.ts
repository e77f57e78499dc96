import { booleanParam, textParam, integerParam, type State } from './state.ts'
import { accountId, detail, ipId } from './usualParams.ts'

const itemId = textParam('offer-hoshiyomi-1', 'Id of the first item')
const roomId = textParam('room-hoshiyomi-1', 'Id of the room')

/** Provider states of the area `offer`. */
export const offerStates = {
  'an offer room': {
    title: 'オファーを募集中の部屋',
    needs: ['a channel'],
    description:
      'The only offer room of the channel, open unless it is closed (OutOfTerm), with items that no member has favoured: `<itemId>`, `<itemId>-2`, `<itemId>-3`, and so on. The channel exists already.',
    params: {
      itemId,
      roomId,
      ipId,
      count: integerParam(3, 'How many items; 0 for an empty room'),
      favorLimit: integerParam(2, 'How many of them one member can favour'),
      isClosed: booleanParam(false, 'Its period is over'),
      detail,
    },
    returns: [],
    screens: ['/offer/:id'],
  },
  'a favoured offer item': {
    title: 'お気に入りに入れたオファー',
    needs: ['a channel', 'an offer room'],
    description: 'The account has favoured the item; both exist already.',
    params: { itemId, accountId },
    returns: [],
    screens: ['/offer/:id'],
  },
} as const satisfies Readonly<Record<string, State>>
