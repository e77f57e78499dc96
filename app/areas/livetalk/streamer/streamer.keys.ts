/** What the staff of a live talk reads: another thing for each who asks, so it goes with the page. */
export const streamerKeys = {
  talks: (groupId: string) => ['livetalk-staff', 'group', groupId],
  of: (id: string) => ['livetalk-staff', 'talk', id],
  day: (id: string) => [...streamerKeys.of(id), 'day'],
  slot: (id: string, slotId: string) => [...streamerKeys.of(id), 'slot', slotId],
  rooms: (id: string, role: 'monitor' | 'talk') => [...streamerKeys.of(id), 'rooms', role],
}
