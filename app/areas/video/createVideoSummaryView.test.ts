import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { beforeEach, expect, it } from 'vitest'
import { videoPositions } from '../../player/player.ts'
import { createVideoSummaryView } from './createVideoSummaryView.ts'

const video = (videoId: string) =>
  ({ videoId, ipId: 'todai', title: videoId, publicationEndTime: '2026-03-31T14:59:59Z' }) as WireVideo

beforeEach(() => localStorage.clear())

it('createVideoSummaryView() adds the video’s stored position, and returns an identical object while the list grows (W085)', () => {
  videoPositions.keep('night', 100, 1452, 1)
  const viewOf = createVideoSummaryView()
  const [night, dawn] = [video('night'), video('dawn')]
  const shown = [night, dawn].map(viewOf)
  expect(shown.map(({ place }) => place)).toEqual([100, undefined])
  const grown = [night, dawn, video('noon')].map(viewOf)
  expect(grown[0]).toBe(shown[0])
  expect(grown[1]).toBe(shown[1])
})

it('createVideoSummaryView() returns a new object after a refetch (W085)', () => {
  const viewOf = createVideoSummaryView()
  const before = viewOf(video('night'))
  expect(viewOf({ ...video('night'), isViewed: true })).not.toBe(before)
})
