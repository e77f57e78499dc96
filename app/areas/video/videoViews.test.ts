import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { beforeEach, expect, it } from 'vitest'
import { videoPositions } from '../../player/videoPositions.ts'
import { videoViews } from './videoViews.ts'

const video = (videoId: string) =>
  ({ videoId, ipId: 'todai', title: videoId, publicationEndTime: '2026-03-31T14:59:59Z' }) as WireVideo

beforeEach(() => localStorage.clear())

it('shows each video of a list with its position, and returns the same object while the list grows (W085)', () => {
  videoPositions.keep('night', 100, 1452, 1)
  const viewOf = videoViews()
  const [night, dawn] = [video('night'), video('dawn')]
  const shown = [night, dawn].map(viewOf)
  expect(shown.map(({ place }) => place)).toEqual([100, undefined])
  const grown = [night, dawn, video('noon')].map(viewOf)
  expect(grown[0]).toBe(shown[0])
  expect(grown[1]).toBe(shown[1])
})

it('creates a new object for a video that was refetched (W085)', () => {
  const viewOf = videoViews()
  const before = viewOf(video('night'))
  expect(viewOf({ ...video('night'), isViewed: true })).not.toBe(before)
})
