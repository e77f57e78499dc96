import { describe, expect, it } from 'vitest'
import { env } from '../../env.ts'
import { youTubeFrameAddress, mediaAddress, UnplayableAddress, playerSourceOf } from './player.mappers.ts'

describe('the addresses of a video that the server sends (C121)', () => {
  it.each([
    ['/videos/todai/master.m3u8', `${env.hosts.app}/videos/todai/master.m3u8`],
    ['https://media.example/a.m3u8?t=1', 'https://media.example/a.m3u8?t=1'],
    ['http://media.example/a.m3u8', undefined],
    ['//media.example/a.m3u8', undefined],
    ['javascript:alert(1)', undefined],
    ['data:video/mp4,x', undefined],
    ['', undefined],
  ])('become, for a media file, full URLs of https or of the app server, or are rejected: %s', (given, expected) =>
    expect(mediaAddress(given)).toBe(expected),
  )

  it.each([
    ['https://www.youtube-nocookie.com/embed/abc_D-1', 'abc_D-1'],
    ['https://www.youtube.com/embed/abc?autoplay=0', 'abc'],
    ['https://youtube.com.evil.example/embed/abc', undefined],
    ['https://www.youtube.com/watch?v=abc', undefined],
    ['http://www.youtube.com/embed/abc', undefined],
    ['https://www.youtube.com/embed/abc/../../x', undefined],
  ])('become, for YouTube, the URL of its embed page without cookies, or are rejected: %s', (given, id) => {
    const expected = id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&hl=ja&rel=0`
    expect(youTubeFrameAddress(given)).toBe(expected)
  })

  it('are marked if they lead to a plain file, left out for captions if invalid, and rejected for the video if invalid', () => {
    const bad = { language: 'ja', label: '日本語', url: 'ftp://x' }
    expect(playerSourceOf({ format: 'HLS', url: 'https://a.jp/x.mp4?t=1', subtitleList: [bad] })).toEqual({
      format: 'FILE',
      address: 'https://a.jp/x.mp4?t=1',
      subtitles: [],
    })
    expect(playerSourceOf({ format: 'HLS', url: 'https://a.jp/x.m3u8' }).format).toBe('HLS')
    expect(() => playerSourceOf({ format: 'YOUTUBE', url: 'https://a.jp/x' })).toThrow(UnplayableAddress)
  })
})
