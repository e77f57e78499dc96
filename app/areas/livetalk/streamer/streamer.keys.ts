/** Query keys of the staff's pages of a live talk. */
export const streamerKeys = {
  talks: (groupId: string) => ['livetalk-staff', 'group', groupId],
  of: (id: string) => ['livetalk-staff', 'talk', id],
  day: (id: string) => [...streamerKeys.of(id), 'day'],
  slot: (id: string, slotId: string) => [...streamerKeys.of(id), 'slot', slotId],
  rooms: (id: string, role: 'monitor' | 'talk') => [...streamerKeys.of(id), 'rooms', role],
}
