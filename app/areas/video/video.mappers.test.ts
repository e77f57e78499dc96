import { getVideo, getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { videoGoneReason } from './video.mappers.ts'
import { playedVideoView, streamUrlFailure } from './videoPlay.mappers.ts'

const live = {
  videoId: 'tonight',
  ipId: 'todai',
  ipName: '灯台放送局',
  title: '深夜便',
  type: 'LIVE' as const,
  badge: 'NONE' as const,
  accessType: 'FREE' as const,
  startTime: '2026-01-31T19:00:00+09:00',
  hasPreview: true,
  hasAccess: true,
  publicationStartTime: '2026-01-01T09:00:00Z',
  publicationEndTime: '2026-03-31T14:59:59Z',
}
const refused = (messageCode: string, status = 400) =>
  new ApiError({ endpoint: getVideoUrl, kind: 'status', status, messageCode })

it('the player plays a live stream in live mode, and its trailer as an ordinary video (W086)', () => {
  expect(playedVideoView(live, 'PLAY')).toMatchObject({ type: 'LIVE', startTime: '2026-01-31T10:00:00.000Z' })
  expect(playedVideoView(live, 'PREVIEW')).toMatchObject({ id: 'tonight', type: 'ONDEMAND', startTime: undefined })
  expect(playedVideoView({ ...live, type: 'NONE' }, 'PLAY').type).toBe('ONDEMAND')
})

it('the player plays a video from a time that viewers have chosen, but never its trailer (Q531)', () => {
  const film = { ...live, type: 'ONDEMAND' as const, durationSeconds: 60 }
  const startTime = '2026-12-05T12:00:00Z'
  const together = { type: 'TOGETHER', startTime, duration: 60 }
  expect(playedVideoView(film, 'PLAY', startTime)).toMatchObject(together)
  expect(playedVideoView(film, 'PREVIEW', startTime)).toMatchObject({ type: 'ONDEMAND', startTime: undefined })
})

it('the player is replaced by a message with the reason if the server gives no stream URL (C121)', () => {
  expect(streamUrlFailure(refused('PermissionDenied'))).toMatchObject({ title: 'この動画は、いまは見られません' })
  expect(streamUrlFailure(refused('OutOfTerm'))).toMatchObject({ title: 'まだ始まっていません' })
  expect(streamUrlFailure(refused('NotFound'))).toMatchObject({ title: 'この動画は見つかりません' })
  expect(streamUrlFailure(new Error('constructor')).title).toBeTruthy()
})

it('the video page shows a message in place for a missing video or a closed channel, and a dialog for a video outside its period (E015)', () => {
  const failed = (messageCode: string) => new ApiError({ endpoint: getVideo, kind: 'status', status: 400, messageCode })
  expect(videoGoneReason(failed('NotFound'))).toBe('notFound')
  expect(videoGoneReason(failed('UnavailableIpPublicationPeriod'))).toBe('channelClosed')
  expect(videoGoneReason(failed('UnavailableVideoPublicationPeriod'))).toBeUndefined()
})
