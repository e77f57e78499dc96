import { expect, it } from 'vitest'
import { finishMoviePlaying, startVideoPlaying } from '../../analytics/analytics.endpoints.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { addVideoHistory, getVideo, getVideoUrl, listVideos, purchaseVideo } from '../../video/video.endpoints.ts'
import { listSpecials } from '../../special/special.endpoints.ts'
import { timeAfter, days } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const ipId = 'ip-hoshiyomi'
const videoId = 'video-hoshiyomi-1'
const here = { params: { id: videoId } }
const play = { params: { id: videoId, type: 'PLAY' } }
const buy = { ...here, body: { platformType: 'WEB' as const } }

await onBothEngines('the video service', (sandbox) => {
  /** Creates a member with 250 free coins, and a video. */
  async function viewer(
    accessType: 'FREE' | 'RENTAL' | 'PURCHASE' | 'WEB_PAYMENT' | 'SERIAL_CODE' | 'GACHA_PRIVILEGE',
  ) {
    const { accessToken: token } = await sandbox().given('a member', { freeCoin: 250, paidCoin: 0 })
    await sandbox().given('a channel')
    await sandbox().given('a video', { accessType, detail: 'minimal' })
    return token
  }

  const coins = async (token: string) =>
    (await sandbox().call(getCoinBalance, { query: { platformType: 'WEB' } }, { token })).body.total
  const canPlay = async (token: string) =>
    (await sandbox().call(getVideoUrl, play, { token })).body.messageCode ?? 'plays'

  it('rents a video once in 20 concurrent requests, and a second time from exactly the end of the rental on (C123, Q70)', async () => {
    const token = await viewer('RENTAL')
    const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox().call(purchaseVideo, buy, { token })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(answers[0]?.body.item).toMatchObject({ hasAccess: true, accessEndTime: '2026-06-03T03:00:00Z' })
    expect(await coins(token)).toBe(150)
    const db = await sandbox().db()
    const end = (milliseconds: number) =>
      db
        .updateTable('video_access')
        .set({ expires_at: timeAfter(sandbox().time.now, milliseconds) })
        .execute()
    await end(1)
    expect(await canPlay(token)).toBe('plays')
    await end(0)
    expect(await canPlay(token)).toBe('PermissionDenied')
    expect((await sandbox().call(getVideo, here, { token })).body.item.accessEndTime).toBeUndefined()
    expect((await sandbox().call(purchaseVideo, buy, { token })).body.balance.total).toBe(50)
    expect(await canPlay(token)).toBe('plays')
  })

  it('refuses to sell a video that does not cost coins, or without enough coins, and then charges no coin', async () => {
    const codes = []
    for (const accessType of ['PURCHASE', 'WEB_PAYMENT', 'SERIAL_CODE', 'GACHA_PRIVILEGE', 'FREE'] as const) {
      const token = await viewer(accessType)
      codes.push((await sandbox().call(purchaseVideo, buy, { token })).body.messageCode)
      expect(await coins(token)).toBe(250)
    }
    expect(codes).toEqual(['NotEnoughCoin', 'InvalidArgument', 'InvalidArgument', 'InvalidArgument', undefined])
  })

  it('returns the URL of a free video to a guest, of another video only to members with access, and of a trailer to all (C121)', async () => {
    const { accessToken: guest } = await sandbox().given('a guest')
    await viewer('FREE')
    expect(await canPlay(guest)).toBe('plays')
    const token = await viewer('SERIAL_CODE')
    expect([await canPlay(guest), await canPlay(token)]).toEqual(['PermissionDenied', 'PermissionDenied'])
    expect((await sandbox().call(addVideoHistory, here, { token })).body.messageCode).toBe('PermissionDenied')
    await sandbox().given('access to a video', { hours: 0 })
    expect([await canPlay(guest), await canPlay(token)]).toEqual(['PermissionDenied', 'plays'])
    await (await sandbox().db()).updateTable('video').set({ preview_source: 'todai/master.m3u8' }).execute()
    const preview = { params: { id: videoId, type: 'PREVIEW' } }
    expect((await sandbox().call(getVideoUrl, preview, { token: guest })).body.url.url).toBe(
      '/videos/todai/master.m3u8',
    )
    const unknown = { params: { id: videoId, type: "PLAY'--" } }
    expect((await sandbox().call(getVideoUrl, unknown, { token })).body.messageCode).toBe('NotFound')
  })

  it('returns the URL of a video from exactly the start of its premiere until exactly the end of its publication (Q70)', async () => {
    const token = await viewer('FREE')
    const db = await sandbox().db()
    const { now } = sandbox().time
    await db
      .updateTable('video')
      .set({ type: 'PREMIER', start_time: timeAfter(now, 1) })
      .execute()
    expect(await canPlay(token)).toBe('OutOfTerm')
    await db.updateTable('video').set({ start_time: now, published_from: now }).execute()
    expect(await canPlay(token)).toBe('plays')
    await db
      .updateTable('video')
      .set({ published_from: timeAfter(now, -days(2)), published_until: now })
      .execute()
    expect(await canPlay(token)).toBe('UnavailableVideoPublicationPeriod')
    expect((await sandbox().call(listVideos, { query: { ipId } }, { token })).body.videos).toEqual([])
  })

  it('marks a video as viewed only for the member who viewed it (C124, S119)', async () => {
    const token = await viewer('FREE')
    await sandbox().call(addVideoHistory, here, { token })
    const other = await sandbox().given('a member', {
      accountId: 'acc-2',
      email: '2@example.com',
      uniqueName: 'second2',
    })
    const isViewed = async (each?: string) => (await sandbox().call(getVideo, here, { token: each })).body.item.isViewed
    expect([await isViewed(token), await isViewed(other.accessToken)]).toEqual([true, false])
    expect(await isViewed((await sandbox().given('a guest')).accessToken)).toBeUndefined()
  })

  it('lists each video and special once over all pages, in both orders, even if all were published at one instant (Q80)', async () => {
    const token = await viewer('FREE')
    await sandbox().given('exactly so many videos', { count: 5, detail: 'minimal' })
    await sandbox().given('exactly so many specials', { count: 5 })
    const db = await sandbox().db()
    await db.updateTable('video').set({ published_from: sandbox().time.now }).execute()
    await db.updateTable('special').set({ published_from: sandbox().time.now }).execute()
    for (const order of ['DESC', 'ASC'] as const) {
      const query = { ipId, 'seek.limit': 2, 'seek.order': order }
      const videos = await walk(async (last) => {
        const page = { query: { ...query, ...(last && { 'seek.lastVideoId': last }) } }
        const { body } = await sandbox().call(listVideos, page, { token })
        return [body.videos.map((each) => each.videoId), body.seek.hasNext ? body.seek.lastVideoId : undefined]
      })
      const specials = await walk(async (last) => {
        const page = { query: { ...query, ...(last && { 'seek.lastSpecialId': last }) } }
        const { body } = await sandbox().call(listSpecials, page, { token })
        return [body.specials.map((each) => each.specialId), body.seek.hasNext ? body.seek.lastSpecialId : undefined]
      })
      const expected = order === 'ASC' ? '12345' : '54321'
      expect([videos, specials]).toEqual([expected, expected])
    }
  })

  it('stores the reports that a player sends about the playback with member and time (C126–C129, S103)', async () => {
    const token = await viewer('FREE')
    await sandbox().call(startVideoPlaying, { body: { videoId, state: 1, position: 0 } }, { token })
    await sandbox().call(finishMoviePlaying, { body: { movieId: videoId, state: 4, position: 20 } }, { token })
    const wrong = await sandbox().call(startVideoPlaying, { body: { videoId, state: 6 as 5, position: 0 } }, { token })
    const endless = { videoId, state: 1 as const, position: 2 ** 40 }
    expect((await sandbox().call(startVideoPlaying, { body: endless }, { token })).body.messageCode).toBe(
      'InvalidArgument',
    )
    expect(wrong.body.messageCode).toBe('InvalidArgument')
    const db = await sandbox().db()
    const rows = await db.selectFrom('playback').selectAll().orderBy('position').execute()
    const report = { account_id: 'acc-hikari', video_id: videoId, created_at: sandbox().time.now }
    expect(rows).toEqual([
      expect.objectContaining({ ...report, kind: 'VIDEO', phase: 'START', state: 1, position: 0 }),
      expect.objectContaining({ ...report, kind: 'MOVIE', phase: 'FINISH', state: 4, position: 20 }),
    ])
  })
})

/** Reads all pages of a list. Returns the last digit of every id in order. */
async function walk(page: (last?: string) => Promise<[ids: string[], last: string | undefined]>): Promise<string> {
  let figures = ''
  let last: string | undefined
  do {
    const [ids, next] = await page(last)
    figures += ids.map((id) => id.slice(-1)).join('')
    last = next
  } while (last !== undefined)
  return figures
}
