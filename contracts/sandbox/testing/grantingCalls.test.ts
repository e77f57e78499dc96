import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldPaths } from '../../schemaPaths.ts'
import { amount } from '../../testing/amount.ts'
import { holdingLimit } from '../inventory/keepers.ts'
import { minutes } from '../runtime/clock.ts'
import {
  giftChannelId,
  fanEmail,
  fanId,
  grantingCalls,
  grantingEndpoints,
  giftPhotoId,
  type Gift,
  type GrantingCall,
} from './grantingCalls.ts'
import {
  amountsOf,
  amountChanges,
  amountsOwnedAndWaiting,
  sumOfAmounts,
  type Amounts,
} from './amountsOwnedAndWaiting.ts'
import { onBothEngines } from './onBothEngines.ts'
import type { Answer, TestSandbox } from './testSandbox.ts'

const numRuns = amount({ part: 4, all: 40 })
const paidCoin = 20_000

interface Run {
  gift: Gift
  /** How much the member can still receive below the holding limits. */
  room: { coins: number; ofOneItem: number }
  /**
   * The idempotency keys of requests that are sent concurrently. Afterwards each request is sent again with its key.
   */
  keys: readonly string[]
}

const runs: fc.Arbitrary<Run> = fc.record({
  gift: fc.oneof(
    fc.integer({ min: 1, max: 300 }).map((coins): Gift => ({ kind: 'COIN', item_id: null, amount: coins })),
    // Gifts of a photo. 1,200 copies are more than the holding limit of one item.
    fc.constantFrom(1, 2, 4, 1_200).map((count): Gift => ({ kind: 'PHOTO', item_id: giftPhotoId, amount: count })),
  ),
  room: fc.record({ coins: fc.nat({ max: 200 }), ofOneItem: fc.nat({ max: 3 }) }),
  keys: fc.array(fc.constantFrom('the-first-key', 'the-second-key'), { minLength: 1, maxLength: 4 }),
})

const calls: readonly [string, GrantingCall][] = Object.entries(grantingCalls)

describe('the endpoints that declare that they give a member something (`grants`)', () => {
  it('each have a field for what the sandbox sent to the present box, except endpoints that create the member', () => {
    const isPlace = (path: string) => /(sentToPresents|hasLimitExceededItems)$/i.test(path)
    const silent = [...grantingEndpoints].filter(
      ([, { response, auth }]) => auth === 'member' && !fieldPaths(response).some(isPlace),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  })

  it('are all in this test’s table of calls', () => {
    expect(Object.keys(grantingCalls).toSorted()).toEqual([...grantingEndpoints.keys()].toSorted())
  })
})

await onBothEngines('the endpoints that give a member something', (sandbox) => {
  it.each(calls)(
    'give each gift once, to the member or to the present box, and exceed no holding limit: %s (Q372)',
    async (name, call) => {
      await fc.assert(
        fc.asyncProperty(runs, async (run) => {
          const { changed, given, sent, moreWaiting, ...faults } = await outcomeOf(sandbox(), name, call, run)
          expect(changed).toEqual(given)
          expect(sent).toEqual(moreWaiting)
          expect(faults).toEqual({ failures: [], otherRepeats: [], aboveLimit: {} })
        }),
        { numRuns, seed: 20_261_201 },
      )
    },
    120_000,
  )
})

/** Sends the requests of a run, and compares the member's holdings with the answers. */
async function outcomeOf(sandbox: TestSandbox, name: string, call: GrantingCall, run: Run) {
  const token = await prepare(sandbox, call, run)
  const before = await belongings(sandbox)
  const send = async (key: string) => ({ key, ...(await call.send(sandbox, token, key)) })
  const answers = await Promise.all(run.keys.map(send))
  for (const key of new Set(run.keys)) answers.push(await send(key))
  const after = await belongings(sandbox)

  const successes = answers.filter(({ status }) => status === 200)
  const isIdempotent = grantingEndpoints.get(name)?.idempotent === true
  const firsts = [...Map.groupBy(successes, ({ key }) => key).values()].flatMap((same) => same.slice(0, 1))
  const countedAnswers = isIdempotent ? firsts : successes
  const effects = call.isOnce ? countedAnswers.slice(0, 1) : countedAnswers
  const gifts = effects.map(({ body }) => amountsOf(call.gifts(body, run.gift)))
  return {
    /** By how much the owned and waiting assets have increased; it must equal `given`. */
    changed: amountChanges(sumOfAmounts(before.held, before.waiting), sumOfAmounts(after.held, after.waiting)),
    given: sumOfAmounts(...gifts, { COIN: -call.price * effects.length }),
    /** What the answers list as sent to the present box; it must equal `moreWaiting`. */
    sent: sentIn(call, countedAnswers),
    moreWaiting: only(amountChanges(before.waiting, after.waiting), (amounts) => amounts > 0),
    failures: answers.filter(({ status }) => status >= 500),
    /** Answers to a repeated key that differ from the first answer; there must be none. */
    otherRepeats: isIdempotent ? successes.filter((each) => !firsts.some((first) => isSame(first, each))) : [],
    aboveLimit: only(after.held, (held, key) => held > limitOf(key)),
  }
}

const isSame = (first: Sent, repeat: Sent) => first.key === repeat.key && isDeepStrictEqual(first.body, repeat.body)

const limitOf = (key: string) => (/^(PAID_)?COIN$/.test(key) ? holdingLimit.coins : holdingLimit.ofOneItem)

const only = (amounts: Amounts, isWanted: (amount: number, key: string) => boolean): Amounts =>
  Object.fromEntries(Object.entries(amounts).filter(([key, each]) => isWanted(each, key)))

/** Creates a member near the limits and makes the request possible. Returns the bearer token. */
async function prepare(sandbox: TestSandbox, call: GrantingCall, { gift, room }: Run): Promise<string> {
  // Advances the clock, because the rate limits of tries and mails expire after ten minutes.
  sandbox.advanceClock(minutes(11))
  const names = { accountId: fanId, email: fanEmail, uniqueName: 'fan2026' }
  const { accessToken } = await sandbox.given('a member', {
    ...names,
    freeCoin: holdingLimit.coins - room.coins,
    paidCoin,
  })
  await sandbox.given('a channel')
  const db = await sandbox.db()
  await db.deleteFrom('item').where('id', '=', giftPhotoId).execute()
  const photo = {
    id: giftPhotoId,
    channel_id: giftChannelId,
    type: 'PHOTO',
    name: '贈る写真',
    image: null,
    rarity: null,
  } as const
  await db.insertInto('item').values(photo).execute()
  const token = (await call.prepare(sandbox, gift, accessToken)) ?? accessToken
  const isMember = await db.selectFrom('account').select('id').where('id', '=', fanId).executeTakeFirst()
  if (isMember) await fillUp(sandbox, room.ofOneItem)
  return token
}

async function fillUp(sandbox: TestSandbox, room: number): Promise<void> {
  const db = await sandbox.db()
  const items = await db.selectFrom('item').select('id').where('channel_id', '=', giftChannelId).execute()
  const owned = { account_id: fanId, owned_count: holdingLimit.ofOneItem - room, acquired_at: sandbox.time.now }
  await db
    .insertInto('owned_item')
    .values(items.map(({ id }) => ({ ...owned, item_id: id })))
    .execute()
}

async function belongings(sandbox: TestSandbox) {
  const db = await sandbox.db()
  const account = await db.selectFrom('account').select('id').where('email_key', '=', fanEmail).executeTakeFirst()
  return amountsOwnedAndWaiting(db, account?.id ?? '')
}

type Sent = { key: string } & Answer<object>

function sentIn({ sent = sentToPresents }: GrantingCall, answers: readonly Sent[]): Amounts {
  return sumOfAmounts(...answers.map(({ body }) => amountsOf(sent(body))))
}

const sentToPresents = (body: object) =>
  (
    (body as { sentToPresents?: { itemKind: Gift['kind']; itemId?: string; amount: number }[] }).sentToPresents ?? []
  ).map(({ itemKind: kind, itemId, amount: count }) => ({ kind, item_id: itemId ?? null, amount: count }))
