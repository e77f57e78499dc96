import type { Video as WireVideo } from '@tsudoi/contracts/video/video.endpoints'
import { describe, expect, it } from 'vitest'
import { countedAs } from './videoPlay.mappers.ts'

const video = (accessType: string, type = 'ONDEMAND') => ({ accessType, type }) as WireVideo

describe('which pair of analytics hears of a playing (S103, S128, Q13)', () => {
  it.each(['FREE', 'RENTAL', 'PURCHASE', 'WEB_PAYMENT', 'of another day'])(
    'of a video that is %s: the video’s',
    (access) => {
      expect(countedAs(video(access), 'PLAY')).toBe('video')
    },
  )

  it.each(['GACHA_PRIVILEGE', 'SERIAL_CODE'])(
    'of a movie of the collection, %s: the movie’s (C128, C129)',
    (access) => {
      expect(countedAs(video(access), 'PLAY')).toBe('movie')
    },
  )

  it('of a trailer, or of YouTube’s frame: none', () => {
    for (const access of ['FREE', 'GACHA_PRIVILEGE']) {
      expect(countedAs(video(access), 'PREVIEW')).toBeUndefined()
      expect(countedAs(video(access, 'YOUTUBE'), 'PLAY')).toBeUndefined()
    }
  })
})
