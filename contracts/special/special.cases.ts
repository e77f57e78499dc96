import type { AreaCases } from '../case.ts'
import { withFullLastPage } from '../pageCases.ts'
import { state } from '../states.ts'
import type * as endpoints from './special.endpoints.ts'

/** The special pages that the state `exactly so many specials` creates, the latest first. */
function specials(from: number, to: number) {
  return Array.from({ length: from - to + 1 }, (_, index) => ({
    specialId: `special-${from - index}`,
    ipId: 'ip-hoshiyomi',
    ipName: '星詠み通信',
    title: '星図のつくりかた',
    url: '/channel/ip-hoshiyomi/story',
    publicationStartTime: `2026-01-0${from - index}T09:00:00Z`,
    publicationEndTime: '2026-03-31T14:59:59Z',
  }))
}
const textAndImage = { oshiColor: '#5b6ee1', description: '一年の星を、一枚の地図に。', image: 'setsugen/noon.svg' }

const five = [state('a channel'), state('exactly so many specials')]
const query = (last?: string) => ({
  query: {
    ipId: 'ip-hoshiyomi',
    'seek.limit': 2,
    'seek.order': 'DESC' as const,
    ...(last && { 'seek.lastSpecialId': last }),
  },
})
const exactPage = ['specials.length', 'seek.hasNext', 'seek.lastSpecialId']

/** The example requests and answers ("cases") of the special endpoints. */
export const specialCases = {
  listSpecials: {
    full: {
      as: 'guest',
      given: five,
      request: query('special-4'),
      answer: {
        specials: specials(3, 2).map((special) => ({ ...special, ...textAndImage })),
        seek: { hasNext: true, lastSpecialId: 'special-2' },
      },
      exact: exactPage,
    },
    minimal: {
      as: 'guest',
      given: [
        state('a channel', { detail: 'minimal' }),
        state('exactly so many specials', { count: 1, detail: 'minimal' }),
      ],
      request: { query: {} },
      answer: { specials: specials(1, 1), seek: { hasNext: false } },
    },
    empty: {
      as: 'guest',
      given: [state('a channel'), state('exactly so many specials', { count: 0 })],
      request: query(),
      answer: { specials: [], seek: { hasNext: false } },
      exact: ['seek.hasNext'],
    },
    firstPage: {
      as: 'guest',
      given: five,
      request: query(),
      answer: { specials: specials(5, 4), seek: { hasNext: true, lastSpecialId: 'special-4' } },
      exact: exactPage,
      ordered: ['specials.publicationStartTime'],
    },
    lastPage: {
      as: 'guest',
      given: five,
      request: withFullLastPage(query('special-2')),
      answer: { specials: specials(1, 1), seek: { hasNext: false } },
      exact: ['specials.length', 'seek.hasNext'],
    },
    NotFound: { as: 'guest', request: { query: { ipId: 'no-such-channel' } }, fails: 'NotFound' },
    UnavailableIpPublicationPeriod: {
      as: 'guest',
      given: [state('a channel whose publication has ended')],
      request: query(),
      fails: 'UnavailableIpPublicationPeriod',
    },
  },
} satisfies AreaCases<typeof endpoints>
