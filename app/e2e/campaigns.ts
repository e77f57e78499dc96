import { uniqueId, setUpState, type newMember } from './sandbox.ts'

type Member = Awaited<ReturnType<typeof newMember>>

async function newChannel(): Promise<string> {
  const ipId = `ip-${uniqueId()}`
  await setUpState('a channel', { ipId })
  return ipId
}

/** Creates a ranking campaign for one test: three targets, and ten points a day for each member. */
export async function newVote(): Promise<{ id: string; address: string }> {
  const id = `vote-${uniqueId()}`
  await setUpState('a ranking campaign', { campaignId: id, ipId: await newChannel() })
  return { id, address: `/vote/ranking/${id}` }
}

/**
 * Creates a lottery for one test: an entry costs 100 coins, and each member may have at most ten. If `entries` is
 * given, the member already has that many entries.
 */
export async function newLottery(params: object = {}, entries?: { of: Member; count?: number; hasLost?: boolean }) {
  const id = `lottery-${uniqueId()}`
  await setUpState('a lottery', { lotteryId: id, ipId: await newChannel(), ...params })
  if (entries) {
    const { of: member, ...own } = entries
    await setUpState('own lottery entries', { accountId: `acc-${member.id}`, lotteryId: id, ...own })
  }
  return { id, address: `/lottery/${id}` }
}

/**
 * Creates a preorder for one test: a notebook for 500 coins, a pack for 200 and a box for 600, with ten of each pack
 * and box in stock.
 */
export async function newPreorder(): Promise<{ id: string; address: string }> {
  const id = `preorder-${uniqueId()}`
  await setUpState('a preorder', { preorderId: id, ipId: await newChannel() })
  return { id, address: `/preorder/${id}` }
}
