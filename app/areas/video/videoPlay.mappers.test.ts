import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { describe, expect, it } from 'vitest'
import { playReportKindOf } from './videoPlay.mappers.ts'

const video = (accessType: string, type = 'ONDEMAND') => ({ accessType, type }) as WireVideo

describe('the pair of calls that reports the playback of a video (S103, S128, Q13)', () => {
  it.each(['FREE', 'RENTAL', 'PURCHASE', 'WEB_PAYMENT', 'of another day'])(
    'is the pair for videos if the member’s access is by %s',
    (access) => {
      expect(playReportKindOf(video(access), 'PLAY')).toBe('video')
    },
  )

  it.each(['GACHA_PRIVILEGE', 'SERIAL_CODE'])(
    'is the pair for the collection’s movies if the member’s access is by %s (C128, C129)',
    (access) => {
      expect(playReportKindOf(video(access), 'PLAY')).toBe('movie')
    },
  )

  it('is undefined for a trailer, and for a video in YouTube’s player', () => {
    for (const access of ['FREE', 'GACHA_PRIVILEGE']) {
      expect(playReportKindOf(video(access), 'PREVIEW')).toBeUndefined()
      expect(playReportKindOf(video(access, 'YOUTUBE'), 'PLAY')).toBeUndefined()
    }
  })
})
