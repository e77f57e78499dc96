import type { AreaCases } from '../case.ts'
import { state } from '../states.ts'
import type * as endpoints from './collection.endpoints.ts'

const bare = {
  photoId: 'photo-1',
  ipId: 'ip-hoshiyomi',
  ipName: '星読み放送局',
  name: '冬の大三角',
  image: 'photo/hoshiyomi-1.webp',
  ownedCount: 2,
  acquiredTime: '2026-01-31T12:00:00Z',
}
const full = { ...bare, oshiColor: '#2f4b8f', rarity: 'SR' as const }

const channel = state('a channel')
const query = { ipId: 'ip-hoshiyomi', limit: 20, offset: 0 }

export const collectionCases = {
  listCollectedPhotos: {
    full: {
      as: 'member',
      given: [channel, state('owned photos')],
      request: { query },
      answer: { photos: [full, { ...full, photoId: 'photo-2', name: '昴', rarity: 'N', ownedCount: 1 }], total: 2 },
      exact: ['total'],
    },
    minimal: {
      as: 'member',
      given: [state('a channel', { detail: 'minimal' }), state('owned photos', { count: 1, detail: 'minimal' })],
      request: { query: {} },
      answer: { photos: [bare], total: 1 },
    },
    empty: {
      as: 'member',
      given: [channel],
      request: { query },
      answer: { photos: [], total: 0 },
      exact: ['total'],
    },
  },
} satisfies AreaCases<typeof endpoints>
