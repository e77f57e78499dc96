import { fresh, newMember, state } from './sandbox.ts'

/** Creates a live talk that is on air, with its streamer, and a guest who holds the first slot. */
export async function talkOnAir(as: { role?: 'STREAMER' | 'OFFICIAL'; permit?: 'GIVEN' | 'NONE' } = {}) {
  const id = fresh()
  const [ipId, livetalkId, groupId, ticketId] = [`ip-${id}`, `talk-${id}`, `group-${id}`, `ticket-${id}`]
  const [streamer, guest] = [await newMember(), await newMember()]
  const slotId = `${livetalkId}-slot-1`
  await state('a channel', { ipId })
  await state('a live talk', { livetalkId, groupId, ipId, ticketId, phase: 'ON_AIR' })
  await state('a streamer', { livetalkId, accountId: `acc-${streamer.id}`, ...as })
  const reservation = { livetalkId, slotId, ticketId, reservationId: `reservation-${id}` }
  await state('a reserved slot', { ...reservation, accountId: `acc-${guest.id}` })
  return { livetalkId, groupId, slotId, streamer, guest }
}
