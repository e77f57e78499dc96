import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './offer.endpoints.ts'

const bareItem = {
  itemId: 'offer-hoshiyomi-1',
  roomId: 'room-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  name: 'オリオン座',
  favorCount: 0,
}
const textAndImage = { description: '次の夜に読む星座を、いっしょに選んでください。', image: 'setsugen/globe.svg' }
const fullItem = { ...bareItem, ...textAndImage, hasFavored: false }
const room = {
  roomId: 'room-hoshiyomi-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星詠み通信',
  oshiColor: '#5b6ee1',
  name: '次に読む星座',
  ...textAndImage,
  favorLimit: 2,
  publicationStartTime: '2026-01-01T00:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}

const channel = state('a channel')
const open = [channel, state('an offer room')]
const five = [channel, state('an offer room', { count: 5 })]
const closed = [channel, state('an offer room', { isClosed: true })]
const full = [channel, state('an offer room', { favorLimit: 1 }), state('a favoured offer item')]

const inRoom = (last?: string) => ({
  query: { roomId: 'room-hoshiyomi-1', 'seek.limit': 2, ...(last && { 'seek.lastItemId': last }) },
})
const items = (...numbers: number[]) =>
  numbers.map((number) => ({ ...bareItem, itemId: number === 1 ? bareItem.itemId : `${bareItem.itemId}-${number}` }))
const exactPage = ['list.length', 'seek.hasNext', 'seek.lastItemId']

const toggle = (itemId = 'offer-hoshiyomi-1') => ({ body: { itemId } })
const favor = (hasFavored: boolean, favorCount: number) => ({
  favor: { itemId: 'offer-hoshiyomi-1', hasFavored, favorCount },
})
const exactFavor = ['favor.hasFavored', 'favor.favorCount']

/** The example requests and answers ("cases") of the offer endpoints. */
export const offerCases = {
  listOfferItems: {
    full: {
      as: 'member',
      given: [...open, state('a favoured offer item')],
      request: {
        query: {
          ipId: 'ip-hoshiyomi',
          roomId: 'room-hoshiyomi-1',
          itemId: 'offer-hoshiyomi-1',
          'seek.limit': 1,
          'seek.lastItemId': 'offer-hoshiyomi-1',
        },
      },
      answer: {
        list: [{ ...fullItem, itemId: 'offer-hoshiyomi-1-2', name: 'ふたご座' }],
        room,
        item: { ...fullItem, favorCount: 1, hasFavored: true },
        seek: { hasNext: true, lastItemId: 'offer-hoshiyomi-1-2' },
      },
      exact: [...exactPage, 'item.itemId', 'item.favorCount', 'item.hasFavored'],
    },
    minimal: {
      as: 'guest',
      given: [state('a channel', { detail: 'minimal' }), state('an offer room', { detail: 'minimal' })],
      request: { query: {} },
      answer: { list: [bareItem], seek: { hasNext: false } },
    },
    empty: {
      as: 'guest',
      given: [channel, state('an offer room', { count: 0 })],
      request: inRoom(),
      answer: { list: [], room, seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'guest',
      given: five,
      request: inRoom(),
      answer: { list: items(1, 2), room, seek: { hasNext: true, lastItemId: 'offer-hoshiyomi-1-2' } },
      exact: exactPage,
      ordered: ['list.itemId'],
    },
    middlePage: {
      as: 'guest',
      given: five,
      request: inRoom('offer-hoshiyomi-1-2'),
      answer: { list: items(3, 4), room, seek: { hasNext: true, lastItemId: 'offer-hoshiyomi-1-4' } },
      exact: exactPage,
    },
    lastPage: {
      as: 'guest',
      given: five,
      request: withFullLastPage(inRoom('offer-hoshiyomi-1-4')),
      answer: { list: items(5), room, seek: { hasNext: false } },
      exact: ['list.length', 'seek.hasNext'],
    },
    NotFound: { as: 'guest', request: { query: { itemId: 'no-such-offer' } }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: [state('a channel whose publication has ended')],
      request: { query: { ipId: 'ip-hoshiyomi' } },
      fails: 'UnavailableIpPublicationPeriod',
    },
    OutOfTerm: { as: 'guest', given: closed, request: inRoom(), fails: 'OutOfTerm' },
  },
  toggleFavouriteOffer: {
    full: { as: 'member', given: open, request: toggle(), answer: {} },
    noLonger: { as: 'member', given: full, request: toggle(), answer: {} },
    NotFound: { as: 'member', request: toggle('no-such-offer'), fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: closed, request: toggle(), fails: 'OutOfTerm' },
    FavorLimitReached: {
      as: 'member',
      given: full,
      request: toggle('offer-hoshiyomi-1-2'),
      fails: 'FavorLimitReached',
    },
  },
  toggleFavorOffer: {
    full: { as: 'member', given: open, request: toggle(), answer: favor(true, 1), exact: exactFavor },
    noLonger: { as: 'member', given: full, request: toggle(), answer: favor(false, 0), exact: exactFavor },
    NotFound: { as: 'member', request: toggle('no-such-offer'), fails: 'NotFound' },
    OutOfTerm: { as: 'member', given: closed, request: toggle(), fails: 'OutOfTerm' },
    FavorLimitReached: {
      as: 'member',
      given: full,
      request: toggle('offer-hoshiyomi-1-2'),
      fails: 'FavorLimitReached',
    },
  },
} satisfies AreaCases<typeof endpoints>
