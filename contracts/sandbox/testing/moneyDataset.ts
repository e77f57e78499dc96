import { state, type StateName, type StateParams } from '../../states.ts'
import { demoDataset } from '../runtime/db/datasets.ts'
import { setUpState } from '../development/stateHook.ts'
import { orFail } from '../runtime/failure.ts'
import { openSandbox } from '../runtime/openSandbox.ts'
import { sendPresents } from '../inventory/presentBox.ts'
import { prepareDataFolder } from './prepareDataFolder.ts'
import type { DataLocation } from './sandboxProcess.ts'

/** Initial stock of every limited item, so that some sell out during the run and others do not. */
export const initialStock = 150
const eachMember = { packs: 30, entries: 30, votes: 50 }
const presentsEach = 4

/** The number of coins in each member's present. */
export const presentCoinAmount = 50

/** Serial codes that are valid only once in total. */
export const singleUseSerialCodes = Array.from({ length: 12 }, (_, index) => `ONCE-${index}`)

/** A serial code that every member can use once. */
export const reusableSerialCode = 'FOR-EVERYBODY'

/** The initial coins of each member. The last two test the limits: the cap on coins, and no birth date. */
const members = [
  ...Array.from({ length: 6 }, () => ({ paidCoin: 1_500 })),
  { paidCoin: 9_999_999 - 2_500 },
  { paidCoin: 100, profile: 'minimal' as const },
].map((coins, index) => ({
  accountId: `proof-${index}`,
  email: `proof-${index}@example.com`,
  uniqueName: `proof${index}`,
  freeCoin: 500,
  ...coins,
}))

/** A member of the test, with the bearer token. */
export interface MoneyTestMember {
  accountId: string
  token: string
}

/**
 * Fills the demo dataset with members and with one open example of everything that costs coins, has a stock or is given
 * once. Returns the members.
 */
export async function prepareMoneyDataset({ folder, databaseUrl }: DataLocation): Promise<readonly MoneyTestMember[]> {
  const sandbox = await openSandbox(databaseUrl ? { databaseUrl } : await prepareDataFolder(folder))
  const dataset = orFail(sandbox.datasets.get(demoDataset))
  const given = <N extends StateName>(name: N, params: Partial<StateParams<N>> = {}) =>
    setUpState(sandbox, dataset, state(name, params))
  await given('a channel')
  await given('a gacha that can be drawn', { detail: 'minimal' })
  await given('a coin pack on sale')
  await given('a story')
  await given('a video', { accessType: 'PURCHASE', detail: 'minimal' })
  await given('a lottery')
  await given('a preorder')
  await given('a ranking campaign', { detail: 'minimal' })
  await given('a coop vote')
  await given('a channel draw')
  await given('a notice with assets', { detail: 'minimal' })
  for (const code of singleUseSerialCodes) await given('a serial code', { code, isSingleUse: true, detail: 'minimal' })
  await given('a serial code', { code: reusableSerialCode, detail: 'minimal' })

  const { db, clock } = dataset
  await db.updateTable('gacha_item').set({ stock: initialStock }).where('gacha_id', '=', 'gacha-hoshiyomi-1').execute()
  await db
    .updateTable('preorder_item')
    .set({ stock: initialStock })
    .where('id', 'like', 'preorder-hoshiyomi-1%')
    .execute()
  await db
    .updateTable('lottery')
    .set({ entry_limit: initialStock, limit_per_member: eachMember.entries })
    .where('id', '=', 'lottery-hoshiyomi-1')
    .execute()
  await db.updateTable('coin_pack').set({ max_quantity: eachMember.packs }).where('id', '=', 'shop-coin-1').execute()
  await db
    .updateTable('vote_campaign')
    .set({ daily_amount: eachMember.votes })
    .where('id', 'in', ['vote-hoshiyomi-1', 'coop-hoshiyomi-1'])
    .execute()

  const proofMembers: MoneyTestMember[] = []
  for (const member of members) {
    const { accountId } = member
    const { accessToken } = await given('a member', member)
    await given('a followed channel', { accountId })
    await given('a credit card', { accountId, creditCardId: `card-${accountId}` })
    const presents = Array.from({ length: presentsEach }, () => ({
      kind: 'COIN' as const,
      item_id: null,
      amount: presentCoinAmount,
    }))
    await sendPresents({ db, now: clock.now() }, accountId, presents, 'お礼')
    proofMembers.push({ accountId, token: accessToken ?? '' })
  }
  await sandbox.close()
  return proofMembers
}
