import { describe, expect, it } from 'vitest'
import { declaresCaptions, hasNativeCaptions } from './streamCaptions.ts'

const captions = (attributes: string) => `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="text",NAME="x",${attributes}`

/** Whether a stream with these lines has captions that the player shows, beside the host's files in these languages. */
const declares = (lines: string[], ...languages: string[]) =>
  declaresCaptions(['#EXTM3U', ...lines, '#EXT-X-STREAM-INF:BANDWIDTH=1', '360.m3u8'].join('\r\n'), {
    subtitles: languages.map((language) => ({ language, label: language, address: '/a.vtt' })),
  })

describe('captions inside a stream (Q546)', () => {
  it.each([
    ['WebVTT', captions('LANGUAGE="ja",URI="ja.m3u8"')],
    ['WebVTT without a language', captions('URI="ja.m3u8"')],
    ['in the picture', '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="CC1",LANGUAGE="en",INSTREAM-ID="CC1"'],
    ['with the type after other attributes', '#EXT-X-MEDIA:NAME="日本語, 手話",TYPE=SUBTITLES,LANGUAGE="ja"'],
  ])('are shown by the player: %s', (_, line) => expect(declares([line])).toBe(true))

  it.each([
    ['no captions', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="音",LANGUAGE="ja",URI="a.m3u8"'],
    ['the language of a file of the host', captions('LANGUAGE="JA",URI="ja.m3u8"')],
    ['only what is said in another language', captions('LANGUAGE="en",FORCED=YES')],
    ['a format that hls.js does not show', captions('LANGUAGE="en",CODECS="stpp.ttml.im1t"')],
  ])('are not shown: %s', (_, line) => expect(declares([line], 'ja')).toBe(false))

  it('are shown if one of several languages has no file of the host', () => {
    const both = [captions('LANGUAGE="ja"'), captions('ASSOC-LANGUAGE="ja",LANGUAGE="en"')]
    expect([declares(both, 'ja'), declares(both, 'ja', 'en')]).toEqual([true, false])
  })

  it('are those of the browser’s own engine where it also lists the sound tracks, as in Safari', () => {
    expect([hasNativeCaptions({ audioTracks: [] }), hasNativeCaptions({})]).toEqual([true, false])
  })

  it('are none in an answer that is not a playlist', () =>
    expect(declaresCaptions('<html>', { subtitles: [] })).toBe(false))
})
