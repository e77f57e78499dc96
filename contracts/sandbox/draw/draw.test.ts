import { expect, it } from 'vitest'
import { enterDraw, getDraw } from '../../draw/draw.endpoints.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const id = 'draw-hoshiyomi-1'
const here = { params: { id } }

await onBothEngines('a channel’s prize draw', (sandbox) => {
  async function follower(accountId = 'acc-hikari') {
    const names = { accountId, email: `${accountId}@example.com`, uniqueName: accountId.replace('-', '') }
    const { accessToken } = await sandbox().given('a member', names)
    await sandbox().given('a followed channel', { accountId })
    return accessToken
  }

  async function draw(stock: number) {
    await sandbox().given('a channel')
    await sandbox().given('a channel draw')
    await (await sandbox().db()).updateTable('prize_draw_prize').set({ stock }).where('draw_id', '=', id).execute()
  }

  it('lets a member enter once per day in Japan, even concurrently, and grants the prize (C180)', async () => {
    sandbox().time.now = new Date('2026-06-01T14:59:00Z')
    await draw(5)
    const token = await follower()
    const answers = await Promise.all(Array.from({ length: 10 }, () => sandbox().call(enterDraw, here, { token })))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const owned = async () =>
      (await sandbox().db()).selectFrom('owned_item').select(['item_id', 'owned_count']).execute()
    expect(await owned()).toEqual([{ item_id: `${id}-photo-1`, owned_count: 1 }])
    expect((await sandbox().call(getDraw, here, { token })).body.todayResult).toEqual(answers[0]?.body.result)
    sandbox().time.now = new Date('2026-06-01T15:00:00Z')
    expect((await sandbox().call(getDraw, here, { token })).body.draw.entryState).toBe('AVAILABLE')
    await sandbox().call(enterDraw, here, { token })
    expect(await owned()).toEqual([{ item_id: `${id}-photo-1`, owned_count: 2 }])
  })

  it('gives each of the last two prizes only once: two of eight members who enter concurrently win', async () => {
    await draw(2)
    const tokens = await Promise.all(Array.from({ length: 8 }, (_, index) => follower(`acc-${index}`)))
    const answers = await Promise.all(tokens.map((token) => sandbox().call(enterDraw, here, { token })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(answers.filter(({ body }) => body.result.prize)).toHaveLength(2)
  })
})
