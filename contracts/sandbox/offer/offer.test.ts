import { beforeAll, expect, it } from 'vitest'
import { listOfferItems, toggleFavorOffer, toggleFavouriteOffer } from '../../offer/offer.endpoints.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const item = (number: number) => ({
  body: { itemId: number === 1 ? 'offer-hoshiyomi-1' : `offer-hoshiyomi-1-${number}` },
})

await onBothEngines('the offers in an offer room', (sandbox) => {
  let token: string
  beforeAll(async () => {
    token = (await sandbox().given('a member')).accessToken
    await sandbox().given('a channel')
  })
  const favor = async (number: number) => (await sandbox().call(toggleFavorOffer, item(number), { token })).body

  it('accept concurrent favours only up to the room’s limit (FavorLimitReached), and one more after the member removes one', async () => {
    await sandbox().given('an offer room', { count: 8, favorLimit: 3 })
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(favor))
    expect(answers.filter(({ messageCode }) => messageCode === 'FavorLimitReached')).toHaveLength(5)
    const favoured = answers.findIndex(({ favor: state }) => state?.hasFavored) + 1
    const left = answers.findIndex(({ messageCode }) => messageCode) + 1
    expect((await favor(favoured)).favor).toMatchObject({ hasFavored: false, favorCount: 0 })
    expect((await favor(left)).favor).toMatchObject({ hasFavored: true, favorCount: 1 })
  })

  it('have one count of favours over all members, which both endpoints that toggle a favour change (Q15)', async () => {
    await sandbox().given('an offer room')
    await sandbox().call(toggleFavouriteOffer, item(1), { token })
    const other = await sandbox().given('a member', {
      accountId: 'acc-2',
      email: '2@example.com',
      uniqueName: 'second2',
    })
    const { body } = await sandbox().call(toggleFavorOffer, item(1), { token: other.accessToken })
    expect(body.favor).toEqual({ itemId: 'offer-hoshiyomi-1', hasFavored: true, favorCount: 2 })
    await sandbox().call(toggleFavouriteOffer, item(1), { token })
    const guest = (await sandbox().given('a guest')).accessToken
    const query = { itemId: 'offer-hoshiyomi-1' }
    const seen = (await sandbox().call(listOfferItems, { query }, { token: guest })).body.item
    expect([seen?.favorCount, seen?.hasFavored]).toEqual([1, undefined])
  })

  it('accept no favour from exactly the end of their room on (Q70)', async () => {
    await sandbox().given('an offer room')
    await (await sandbox().db()).updateTable('offer_room').set({ published_until: sandbox().time.now }).execute()
    expect((await favor(1)).messageCode).toBe('OutOfTerm')
    expect((await sandbox().call(listOfferItems, { query: {} }, { token })).body.list).toEqual([])
  })
})
