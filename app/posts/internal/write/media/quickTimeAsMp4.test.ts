// @vitest-environment node
import { boxBytes, exampleFilm } from '@tsudoi/contracts/sandbox/post/media/mp4/exampleMovie'
import { readMp4 } from '@tsudoi/contracts/sandbox/post/media/mp4/readMp4'
import { describe, expect, it } from 'vitest'
import { mediaProblemText } from './mediaMessages.ts'
import { prepareMedia } from './prepareMedia.ts'

const text = (words: string) => new TextEncoder().encode(words)

describe('a QuickTime film from an iPhone (Q439)', () => {
  /** Returns a film as an iPhone writes it: brand, wide atom, data first, a track with metadata. */
  const iPhoneFilm = (codec = 'avc1') => {
    const film = exampleFilm({
      file: [boxBytes('wide')],
      isDataFirst: true,
      timed: { handler: 'meta', kind: 'mebx', sample: text('place') },
    })
    const names = Buffer.from(film.buffer).toString('latin1')
    for (const at of [8, 16, 20, 24]) film.set(text('qt  '), at)
    film.set(text(codec), names.indexOf('avc1', names.indexOf('stsd')))
    return film
  }
  const sent = async (codec?: string) =>
    prepareMedia(new File([iPhoneFilm(codec)], 'IMG_1.MOV', { type: 'video/quicktime' }))

  it('is sent as MP4 if its codec is H.264, and the server accepts it', async () => {
    const { file: film, kind } = await sent()
    expect([kind, film.type]).toEqual(['video', 'video/mp4'])
    const { width, height } = readMp4(new Uint8Array(await film.arrayBuffer()))
    expect(Math.min(width, height)).toBeGreaterThan(0)
  })

  it.each([
    ['hvc1', 'hevc'],
    ['hev1', 'hevc'],
    ['dvh1', 'hevc'],
    ['apcn', 'quickTime'],
    ['mp4v', 'quickTime'],
  ])('is refused if its codec is %s, with a message about what to do on the phone', async (codec, reason) => {
    const refusal: unknown = await sent(codec).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ reason })
    expect(mediaProblemText(refusal)).toContain('「互換性優先」')
  })
})
