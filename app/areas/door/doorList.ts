import type { getDoor } from '@tsudoi/contracts/door/door.endpoints'
import type { DoorPass } from '@tsudoi/contracts/door/doorPass'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { DoubleEntry, StaffedDoor } from '@tsudoi/design-system/screens/door/door.types'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { doorPassView, doorShowView } from './door.mappers.ts'
import type { DoorMemory } from './doorMemory.ts'

type Door = ResponseOf<typeof getDoor>

/**
 * The passes of a door. A pass with an entry that this device has not sent yet counts as used; of several entries the
 * earliest counts.
 */
export function passesWithQueuedEntries(door: Door, { queue }: Pick<DoorMemory, 'queue'>): DoorPass[] {
  const times = new Map<string, string>()
  for (const { passId, enteredTime } of queue) {
    const known = times.get(passId)
    if (!known || enteredTime < known) times.set(passId, enteredTime)
  }
  return door.list.map((pass) => {
    const queued = times.get(pass.passId)
    const isEarlier = queued !== undefined && !(Date.parse(pass.usedTime ?? '') <= Date.parse(queued))
    return isEarlier && pass.state !== 'VOID' ? { ...pass, state: 'USED', usedTime: queued } : pass
  })
}

/** A door as its page shows it: with the entries of this device that the host does not have yet, or has refused. */
export function staffedDoorView(door: Door, memory: DoorMemory): StaffedDoor {
  const passes = passesWithQueuedEntries(door, memory).map(doorPassView)
  const byId = new Map(passes.map((pass) => [pass.id, pass]))
  const unsent = new Set(memory.queue.map(({ passId }) => passId))
  const double = door.doubleEntries.map(({ passId, enteredTime, door: entrance }): DoubleEntry => ({
    id: `${passId}-${enteredTime}`,
    pass: byId.get(passId),
    time: normalisedInstant(enteredTime),
    entrance,
  }))
  const refused = memory.refused.map(({ entryId, passId, enteredTime }): DoubleEntry => ({
    id: entryId,
    pass: byId.get(passId),
    time: enteredTime,
    entrance: memory.entrance,
    isInvalid: true,
  }))
  return {
    ...doorShowView(door.show),
    passes: passes.map((pass) => ({ ...pass, isUnsent: unsent.has(pass.id) })),
    doubleEntries: [...refused, ...double],
  }
}

/** Returns the answer about a door with one pass marked as used. */
export const withUsedPass = (door: Door, passId: string, usedTime: string): Door => ({
  ...door,
  list: door.list.map((pass) => (pass.passId === passId ? { ...pass, state: 'USED', usedTime } : pass)),
})
