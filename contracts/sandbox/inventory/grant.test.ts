import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { acquireNotice, getNotice } from '../../notice/notice.endpoints.ts'
import { listPresentHistory, listPresents, receivePresents } from '../../present/present.endpoints.ts'
import { discardAccount } from '../../account/account.endpoints.ts'
import { enterSerialCodes, registerSerialCodes } from '../../serial/serial.endpoints.ts'
import { amount as howMany } from '../../testing/amount.ts'
import { grant } from './grant.ts'
import { portionsOf } from './holdings.ts'
import type { Asset } from './keeper.ts'
import { holdingLimit } from './keepers.ts'
import { amountsOf, amountChanges, amountsOwnedAndWaiting, sumOfAmounts } from '../testing/amountsOwnedAndWaiting.ts'
import { days, minutes } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const web = { query: { platformType: 'WEB' as const } }
const notice = { params: { id: 'notice-1' } }
const codes = (...list: string[]) => ({ body: { codes: list } })
const code = codes('HOSHIYOMI2026')
const atOnce = <T>(times: number, call: () => Promise<T>) => Promise.all(Array.from({ length: times }, call))

await onBothEngines('gifts to members', (sandbox) => {
  async function fan(accountId = 'acc-hikari', coins = { freeCoin: 0, paidCoin: 0 }) {
    const names = { email: `${accountId}@example.com`, uniqueName: accountId.replace('-', '') }
    const { accessToken } = await sandbox().given('a member', { accountId, ...names, ...coins })
    return accessToken
  }

  const freeCoins = async (token: string) => (await sandbox().call(getCoinBalance, web, { token })).body.free
  const waiting = async (token: string) => (await sandbox().call(listPresents, { query: {} }, { token })).body.list

  async function ownedPhotos() {
    const rows = await (await sandbox().db()).selectFrom('owned_item').select('owned_count').execute()
    return rows.reduce((sum, { owned_count }) => sum + owned_count, 0)
  }

  describe('grant(), which gives a member items and coins (Q372)', () => {
    const accountId = 'acc-hikari'
    const photos = ['ip-hoshiyomi-photo-1', 'ip-hoshiyomi-photo-2']
    const rooms = fc.nat({ max: 5 })
    const assets: fc.Arbitrary<Asset> = fc.record({
      kind: fc.constantFrom('COIN', 'PAID_COIN', 'VOTE_POINT', 'PHOTO', 'TICKET'),
      item_id: fc.constantFrom(...photos, 'deleted-since'),
      amount: fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 6 }) }, { arbitrary: fc.constant(2_500), weight: 1 }),
    })
    const bundles = fc.array(
      assets.map((asset): Asset =>
        asset.kind === 'PHOTO' || asset.kind === 'TICKET' ? asset : { ...asset, item_id: null },
      ),
      { maxLength: 6 },
    )

    /** Creates a member with only this much room below each holding limit. */
    async function almostFull(room: { coins: number; points: number; items: number }) {
      const coins = { freeCoin: holdingLimit.coins - room.coins, paidCoin: holdingLimit.paidCoins - room.coins }
      const token = await fan(accountId, coins)
      await sandbox().given('a channel')
      await sandbox().given('owned photos', { count: 2 })
      const db = await sandbox().db()
      await db
        .updateTable('owned_item')
        .set({ owned_count: holdingLimit.ofOneItem - room.items })
        .execute()
      await db
        .insertInto('vote_point')
        .values({ account_id: accountId, amount: holdingLimit.votePoints - room.points })
        .execute()
      return token
    }

    it('loses and duplicates nothing when it runs concurrently for a member near the holding limits', async () => {
      const runs = fc.asyncProperty(
        fc.record({ coins: rooms, points: rooms, items: rooms }),
        fc.array(bundles, { minLength: 1, maxLength: 4 }),
        async (room, given) => {
          const token = await almostFull(room)
          const db = await sandbox().db()
          const before = await amountsOwnedAndWaiting(db, accountId)
          const giftTarget = { accountId, movement: { reason: 'OPENING' } } as const
          const ctx = { now: sandbox().time.now, grants: true } as const
          const give = (bundle: readonly Asset[]) =>
            db.transaction().execute((trx) => grant({ ...ctx, db: trx }, giftTarget, bundle, 'お礼です。'))
          const overflow = (await Promise.all(given.map(give))).flat()
          const after = await amountsOwnedAndWaiting(db, accountId)
          expect(
            amountChanges(sumOfAmounts(before.held, before.waiting), sumOfAmounts(after.held, after.waiting)),
          ).toEqual(sumOfAmounts(amountsOf(given.flat())))
          expect(sumOfAmounts(after.waiting)).toEqual(sumOfAmounts(amountsOf(overflow)))
          expect(beyondLimit(after.held)).toEqual([])

          await sandbox().call(receivePresents, { body: {} }, { token })
          const later = await amountsOwnedAndWaiting(db, accountId)
          expect(sumOfAmounts(later.held, later.waiting)).toEqual(sumOfAmounts(after.held, after.waiting))
          expect(beyondLimit(later.held)).toEqual([])
        },
      )
      await fc.assert(runs, { numRuns: howMany({ part: 15, all: 200 }), seed: 20_261_202 })
    }, 120_000)

    const limits = { COIN: holdingLimit.coins, PAID_COIN: holdingLimit.paidCoins, VOTE_POINT: holdingLimit.votePoints }
    const beyondLimit = (held: Record<string, number>) =>
      Object.entries(held).filter(
        ([key, amount]) => amount > (limits[key as keyof typeof limits] ?? holdingLimit.ofOneItem),
      )

    it('adds as much of a gift as the holding limit allows, and sends the rest as presents that can each be received', async () => {
      const token = await almostFull({ coins: 0, points: 0, items: 3 })
      const db = await sandbox().db()
      const gift = { kind: 'PHOTO', item_id: photos[0] ?? '', amount: 1_500 } as const
      const giftTarget = { accountId, movement: { reason: 'OPENING' } } as const
      const ctx = { now: sandbox().time.now, grants: true } as const
      await db.transaction().execute((trx) => grant({ ...ctx, db: trx }, giftTarget, [gift], 'お礼です。'))
      const sent = await waiting(token)
      expect(sent.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([498, 999])
      expect(sent.map(({ message }) => message)).toEqual(['お礼です。', 'お礼です。'])
    })

    it('adds assets in their order up to the holding limit, and splits an asset only if its caller allows it', () => {
      const room = new Map([['a', 3]])
      const twice = [2, 2].map((amount): Asset => ({ kind: 'PHOTO', item_id: 'a', amount }))
      expect(portionsOf(twice, room, 'split').map(({ added }) => added)).toEqual([2, 1])
      expect(portionsOf(twice, room, 'whole').map(({ added }) => added)).toEqual([2, 0])
    })
  })

  describe('the presents in a member’s present box (C086)', () => {
    it('are each received once in twelve concurrent requests, and the ledger stays balanced', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('waiting presents', { detail: 'minimal' })
      const answers = await atOnce(12, () => sandbox().call(receivePresents, { body: {} }, { token }))
      expect(answers.flatMap(({ body }) => body.receives)).toHaveLength(5)
      expect(await freeCoins(token)).toBe(50)
      expect(await waiting(token)).toEqual([])
      const history = await sandbox().call(listPresentHistory, { query: {} }, { token })
      expect(history.body.history.map(({ presentId }) => presentId)).toEqual(
        [1, 2, 3, 4, 5].map((number) => `present-${number}`),
      )
      const { rows } = await sql<{ unbalanced: number }>`
        select count(*) as unbalanced from
          (select 1 from tsudoi_verification.ledger_entry group by transaction_id having sum(amount) <> 0) as t
      `.execute(await sandbox().db())
      expect(rows).toEqual([{ unbalanced: 0 }])
    })

    it('remain in the box, unsplit, if they would exceed a holding limit', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('waiting presents', { detail: 'minimal', count: 3 })
      await sandbox().given('a full holding')
      const db = await sandbox().db()
      const ofPresent = (number: number) => db.updateTable('present').where('id', '=', `present-${number}`)
      await ofPresent(2).set({ kind: 'PHOTO', item_id: 'ip-hoshiyomi-photo-1' }).execute()
      await sandbox().given('owned photos', { count: 1 })
      const { body } = await sandbox().call(receivePresents, { body: {} }, { token })
      expect(body.receives.map(({ presentId }) => presentId)).toEqual(['present-2'])
      expect(body.hasLimitExceededItems).toBe(true)
      expect((await waiting(token)).map(({ presentId }) => presentId)).toEqual(['present-3', 'present-1'])
      expect(await ownedPhotos()).toBe(2 + 10)
    })

    it('expire exactly at their expiry time (Q70), and cannot be received by another member', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('waiting presents', { detail: 'minimal', count: 1 })
      const stranger = await fan('acc-2')
      const presentOfOther = { body: { present_ids: ['present-1'] } }
      expect((await sandbox().call(receivePresents, presentOfOther, { token: stranger })).body.messageCode).toBe(
        'NotFound',
      )
      expect(await waiting(stranger)).toEqual([])
      await (await sandbox().db()).updateTable('present').set({ expires_at: sandbox().time.now }).execute()
      expect((await sandbox().call(receivePresents, presentOfOther, { token })).body.receives).toEqual([])
      expect(await freeCoins(token)).toBe(0)
    })
  })

  describe('the gift of a notice (C042)', () => {
    it('is given for one of ten concurrent requests; the notice is then marked as acquired and read', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('a notice with assets', { detail: 'minimal' })
      const answers = await atOnce(10, () => sandbox().call(acquireNotice, notice, { token }))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(new Set(answers.map(({ body }) => body.messageCode))).toEqual(new Set([undefined, 'AlreadyAcquired']))
      expect(await freeCoins(token)).toBe(100)
      const { body } = await sandbox().call(getNotice, notice, { token })
      expect(body.notice).toMatchObject({ isAcquired: true, isRead: true })
    })

    it('is sent to the present box if it would exceed a holding limit', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('a notice with assets', { detail: 'minimal' })
      await sandbox().given('a full holding')
      expect((await sandbox().call(acquireNotice, notice, { token })).body).toEqual({
        hasLimitExceededItems: true,
        sentToPresents: [{ itemKind: 'COIN', name: 'コイン', amount: 100 }],
      })
      expect(await waiting(token)).toMatchObject([{ itemKind: 'COIN', amount: 100 }])
    })

    it('is refused from exactly its expiry time on, with AcquireTimeExpired, or with AlreadyAcquired to a member who has acquired it', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('a notice with assets', { detail: 'minimal' })
      await (await sandbox().db()).updateTable('notice_gift').set({ acquire_until: sandbox().time.now }).execute()
      expect((await sandbox().call(acquireNotice, notice, { token })).body.messageCode).toBe('AcquireTimeExpired')
      await sandbox().given('an acquired notice')
      expect((await sandbox().call(acquireNotice, notice, { token })).body.messageCode).toBe('AlreadyAcquired')
    })
  })

  describe('serial codes (C034, C035)', () => {
    it('that are valid only once give their items to one of five members who register one concurrently', async () => {
      await sandbox().given('a channel')
      await sandbox().given('a serial code', { isSingleUse: true, detail: 'minimal' })
      const tokens = await Promise.all([1, 2, 3, 4, 5].map((number) => fan(`acc-${number}`)))
      const answers = await Promise.all(tokens.map((token) => sandbox().call(registerSerialCodes, code, { token })))
      expect(answers.flatMap(({ body }) => body.data)).toHaveLength(1)
      expect(answers.flatMap(({ body }) => body.errors.map(({ error }) => error))).toEqual(
        Array.from({ length: 4 }, () => 'ALREADY_REGISTERED'),
      )
      const coins = await Promise.all(tokens.map(freeCoins))
      expect(coins.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 100])
    })

    it('that are valid only once are refused after a member has used one and discarded the account', async () => {
      await sandbox().given('a channel')
      await sandbox().given('a serial code', { isSingleUse: true, detail: 'minimal' })
      const [first, second] = [await fan(), await fan('acc-2')]
      expect((await sandbox().call(registerSerialCodes, code, { token: first })).body.data).toHaveLength(1)
      await sandbox().given('a fresh proof of the member')
      expect((await sandbox().call(discardAccount, {}, { token: first })).status).toBe(200)
      const { data, errors } = (await sandbox().call(registerSerialCodes, code, { token: second })).body
      expect([data, errors.map(({ error }) => error)]).toEqual([[], ['ALREADY_REGISTERED']])
      expect(await freeCoins(second)).toBe(0)
    })

    it('give their items once per member, even with spaces around them, and are not used up by a check', async () => {
      await sandbox().given('a channel')
      await sandbox().given('a serial code', { detail: 'minimal' })
      const [first, second] = [await fan(), await fan('acc-2')]
      expect((await sandbox().call(enterSerialCodes, code, { token: first })).body.data).toHaveLength(1)
      const spaced = codes(' HOSHIYOMI2026 ', 'HOSHIYOMI2026')
      const answers = await atOnce(6, () => sandbox().call(registerSerialCodes, spaced, { token: first }))
      expect(answers.flatMap(({ body }) => body.data)).toHaveLength(1)
      expect((await sandbox().call(registerSerialCodes, code, { token: second })).body.data).toHaveLength(1)
      expect([await freeCoins(first), await freeCoins(second)]).toEqual([100, 100])
    })

    it('are refused as INVALID until exactly the start of their period, and as EXPIRED from exactly its end on (Q70)', async () => {
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('a serial code')
      const db = await sandbox().db()
      const now = sandbox().time.now
      const errorWith = async (period: { valid_from?: Date; valid_until?: Date }) => {
        await db.updateTable('serial_code').set(period).execute()
        return (await sandbox().call(registerSerialCodes, code, { token })).body.errors[0]?.error
      }
      expect(await errorWith({ valid_from: new Date(now.getTime() + 1) })).toBe('INVALID')
      expect(await errorWith({ valid_from: now, valid_until: now })).toBe('EXPIRED')
      expect(await errorWith({ valid_until: new Date(now.getTime() + 1) })).toBeUndefined()
    })

    it('cannot be guessed: after 100 codes in ten minutes even a valid code is refused (TooManyRequests)', async () => {
      sandbox().advanceClock(days(1))
      const token = await fan()
      await sandbox().given('a channel')
      await sandbox().given('a serial code', { detail: 'minimal' })
      const wrong = codes(...Array.from({ length: 10 }, (_, index) => `guess-${index}`))
      for (let tries = 0; tries < 10; tries += 1) await sandbox().call(enterSerialCodes, wrong, { token })
      expect((await sandbox().call(registerSerialCodes, code, { token })).body.messageCode).toBe('TooManyRequests')
      expect(await freeCoins(token)).toBe(0)
      sandbox().advanceClock(minutes(10))
      const later = await fan()
      expect((await sandbox().call(registerSerialCodes, code, { token: later })).body.data).toHaveLength(1)
    })
  })
})
