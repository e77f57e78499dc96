import { fresh, state, type newMember } from './sandbox.ts'

type Member = Awaited<ReturnType<typeof newMember>>

async function newChannel(): Promise<string> {
  const ipId = `ip-${fresh()}`
  await state('a channel', { ipId })
  return ipId
}

/** A ranking campaign of its own: three targets, ten points a day for each member. */
export async function newVote(): Promise<{ id: string; address: string }> {
  const id = `vote-${fresh()}`
  await state('a ranking campaign', { campaignId: id, ipId: await newChannel() })
  return { id, address: `/vote/ranking/${id}` }
}

/** A lottery of its own: 100 coins for an entry, ten for each member. With `entries`, so many are the member's. */
export async function newLottery(params: object = {}, entries?: { of: Member; count?: number; hasLost?: boolean }) {
  const id = `lottery-${fresh()}`
  await state('a lottery', { lotteryId: id, ipId: await newChannel(), ...params })
  if (entries) {
    const { of: member, ...own } = entries
    await state('own lottery entries', { accountId: `acc-${member.id}`, lotteryId: id, ...own })
  }
  return { id, address: `/lottery/${id}` }
}

/** A preorder of its own: a note for 500, a pack for 200 and a box for 600, ten of each pack and box. */
export async function newPreorder(): Promise<{ id: string; address: string }> {
  const id = `preorder-${fresh()}`
  await state('a preorder', { preorderId: id, ipId: await newChannel() })
  return { id, address: `/preorder/${id}` }
}
