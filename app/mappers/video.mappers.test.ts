import { expect, it } from 'vitest'
import { videoSummaryView } from './video.mappers.ts'

const wire = {
  videoId: 'night 47',
  ipId: 'todai',
  ipName: '灯台放送局',
  title: '第47夜',
  type: 'PREMIER' as const,
  badge: 'NEW' as const,
  accessType: 'RENTAL' as const,
  consumeCoin: 100,
  rentalHours: 48,
  durationSeconds: 20,
  startTime: '2026-01-31T20:00:00+09:00',
  hasPreview: true,
  hasAccess: true,
  accessEndTime: '2026-02-02T12:00:00Z',
  isViewed: true,
  image: 'todai/studio.svg',
  publicationStartTime: '2026-01-01T09:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}

it('the view of a video in a list has the link to the video’s page, and its times in normalised form (C119, R054)', () => {
  expect(videoSummaryView(wire, 12)).toMatchObject({
    id: 'night 47',
    href: '/channel/todai/movie/night%2047',
    kind: 'PREMIER',
    access: 'RENTAL',
    coins: 100,
    start: '2026-01-31T11:00:00.000Z',
    accessEnd: '2026-02-02T12:00:00.000Z',
    isViewed: true,
    place: 12,
  })
  const { startTime: _start, accessEndTime: _end, ...bare } = wire
  expect(videoSummaryView(bare)).toMatchObject({ start: undefined, accessEnd: undefined, place: undefined })
})
