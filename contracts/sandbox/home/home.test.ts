import { expect, it } from 'vitest'
import {
  chooseBackground,
  getHome,
  homePhotoPositions,
  listBackgrounds,
  listHomePhotoCandidates,
  resetHomePhoto,
  selectHomePhoto,
  unselectHomePhoto,
} from '../../home/home.endpoints.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const web = { query: { platform_type: 'WEB' as const } }
const photo = (number: number) => `ip-hoshiyomi-photo-${number}`
const at = (n: number | string) => ({ params: { n: String(n) } })
const put = (number: number, n: number | string) => ({ ...at(n), body: { acc_photo_id: photo(number) } })

await onBothEngines('the home page', (sandbox) => {
  /** Creates a member who owns `count` photos of one channel. */
  async function fan(count: number) {
    const { accessToken: token } = await sandbox().given('a member')
    await sandbox().given('a channel')
    await sandbox().given('owned photos', { count })
    return token
  }

  it('shows no banner of an expired channel', async () => {
    const token = await fan(0)
    const db = await sandbox().db()
    const banner = { title: '星詠み', image: 'setsugen/banner.svg', link_target: 'CHANNEL' as const, link_value: null }
    await db.deleteFrom('banner').execute()
    await db
      .insertInto('banner')
      .values([
        { id: 'banner-channel', position: 1, channel_id: 'ip-hoshiyomi', ...banner },
        { id: 'banner-house', position: 2, channel_id: null, ...banner },
      ])
      .execute()
    const shown = async () =>
      (await sandbox().call(getHome, web, { token })).body.bannerList?.map(({ bannerId }) => bannerId)
    expect(await shown()).toEqual(['banner-channel', 'banner-house'])
    await db.updateTable('channel').set({ published_until: sandbox().time.now }).execute()
    expect(await shown()).toEqual(['banner-house'])
  })

  it('has each photo at only one position, and one photo per position, after concurrent requests (S056, C055)', async () => {
    const token = await fan(3)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        sandbox().call(selectHomePhoto, put(1 + (index % 3), 1 + (index % homePhotoPositions)), { token }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { photoList } = (await sandbox().call(getHome, web, { token })).body
    expect(new Set(photoList.map(({ photoId }) => photoId)).size).toBe(photoList.length)
    expect(new Set(photoList.map(({ positionNumber }) => positionNumber)).size).toBe(photoList.length)
  })

  it('moves a photo when the member puts it at another position, and removes a photo by its position or its id (C053, C054, C055)', async () => {
    const token = await fan(2)
    await sandbox().call(selectHomePhoto, put(1, 1), { token })
    await sandbox().call(selectHomePhoto, put(2, 2), { token })
    const moved = await sandbox().call(selectHomePhoto, put(1, 2), { token })
    expect(moved.body.photoList).toEqual([expect.objectContaining({ photoId: photo(1), positionNumber: 2 })])
    expect((await sandbox().call(unselectHomePhoto, at(1), { token })).body.photoList).toHaveLength(1)
    const reset = await sandbox().call(resetHomePhoto, { body: { photoId: photo(1) } }, { token })
    expect(reset.body.photoList).toEqual([])
  })

  it('accepts only the member’s own photos (C055)', async () => {
    await fan(2)
    const other = { accountId: 'acc-other', email: 'other@example.com', uniqueName: 'other01' }
    const { accessToken: token } = await sandbox().given('a member', other)
    expect((await sandbox().call(selectHomePhoto, put(1, 1), { token })).body.messageCode).toBe('NotFound')
    const db = await sandbox().db()
    await db.updateTable('item').set({ type: 'TICKET' }).where('id', '=', photo(1)).execute()
    const ticket = { account_id: 'acc-other', item_id: photo(1), owned_count: 1, acquired_at: sandbox().time.now }
    await db.insertInto('owned_item').values(ticket).execute()
    expect((await sandbox().call(selectHomePhoto, put(1, 1), { token })).body.messageCode).toBe('NotFound')
  })

  it.each([0, homePhotoPositions + 1, '01', '1.0', '-1', '１', "1' or '1'='1"])(
    'refuses %s as the position of a photo (OutOfRange)',
    async (n) => {
      const token = await fan(1)
      expect((await sandbox().call(selectHomePhoto, put(1, n), { token })).body.messageCode).toBe('OutOfRange')
    },
  )

  it('offers each photo once over all pages of candidates, even if the member acquired all photos at one instant (Q80, C052)', async () => {
    const token = await fan(7)
    await (await sandbox().db()).updateTable('owned_item').set({ acquired_at: sandbox().time.now }).execute()
    const seen: string[] = []
    for (let lastPhotoId: string | undefined, hasNext = true; hasNext;) {
      const query = { limit: 3, ...(lastPhotoId && { lastPhotoId }) }
      const { body } = await sandbox().call(listHomePhotoCandidates, { ...at(1), query }, { token })
      seen.push(...body.photoList.map(({ photoId }) => photoId))
      ;({ hasNext, lastPhotoId } = body)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7].map(photo))
    const strange = { ...at(1), query: { lastPhotoId: 'somebody-elses' } }
    expect((await sandbox().call(listHomePhotoCandidates, strange, { token })).body.messageCode).toBe('InvalidArgument')
  })

  it('lets a member choose a background only if the member owns as many photos as it requires, and then shows it (C056, C057)', async () => {
    const token = await fan(2)
    await sandbox().given('backgrounds', { status: 'LOCKED', count: 2 })
    const choice = { body: { backgroundId: 'background-2' } }
    expect((await sandbox().call(chooseBackground, choice, { token })).body.messageCode).toBe('PermissionDenied')
    await sandbox().given('owned photos', { count: 3 })
    expect((await sandbox().call(chooseBackground, choice, { token })).status).toBe(200)
    expect((await sandbox().call(getHome, web, { token })).body.background?.backgroundId).toBe('background-2')
    const { list } = (await sandbox().call(listBackgrounds, { query: {} }, { token })).body
    expect(list.map(({ status, ownedPhotoCount }) => [status, ownedPhotoCount])).toEqual([
      ['OWNED', 3],
      ['SELECTED', 3],
    ])
  })

  it('offers a background that the member was given, even without the photos that it requires (C056)', async () => {
    const token = await fan(0)
    await sandbox().given('backgrounds', { status: 'LOCKED', count: 2 })
    const gift = { account_id: 'acc-hikari', background_id: 'background-1', acquired_at: sandbox().time.now }
    await (await sandbox().db()).insertInto('owned_background').values(gift).execute()
    const { list } = (await sandbox().call(listBackgrounds, { query: {} }, { token })).body
    expect(list.map(({ status }) => status)).toEqual(['OWNED', 'LOCKED'])
  })
})
