import { uniqueId, newMember, setUpState } from './sandbox.ts'

/** Creates a live talk that is on air, with its streamer, and a guest who holds the first slot. */
export async function createTalkOnAir(as: { role?: 'STREAMER' | 'OFFICIAL'; permit?: 'GIVEN' | 'NONE' } = {}) {
  const id = uniqueId()
  const [ipId, livetalkId, groupId, ticketId] = [`ip-${id}`, `talk-${id}`, `group-${id}`, `ticket-${id}`]
  const [streamer, guest] = [await newMember(), await newMember()]
  const slotId = `${livetalkId}-slot-1`
  await setUpState('a channel', { ipId })
  await setUpState('a live talk', { livetalkId, groupId, ipId, ticketId, phase: 'ON_AIR' })
  await setUpState('a streamer', { livetalkId, accountId: `acc-${streamer.id}`, ...as })
  const reservation = { livetalkId, slotId, ticketId, reservationId: `reservation-${id}` }
  await setUpState('a reserved slot', { ...reservation, accountId: `acc-${guest.id}` })
  return { livetalkId, groupId, slotId, streamer, guest }
}
