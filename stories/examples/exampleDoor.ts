import type { DoorPass, EntryCode, EntryPass, StaffedDoor } from '@tsudoi/design-system/screens/door/door.types'
import encodeQR from 'qr'

const show = {
  title: '港の公開収録 第五十夜',
  episodeTitle: '本番',
  venue: '灯台港 三番倉庫',
  opens: '2026-01-31T19:00:00+09:00',
  start: '2026-01-31T20:00:00+09:00',
  end: '2026-01-31T22:00:00+09:00',
}

/** A pass for a door that is open at `exampleNow`. */
export const entryPass: EntryPass = { ...show, id: 'pass-1', seat: '1階 3列 12番', state: 'unused' }

/** The code of the pass, as a QR code and as digits. */
export const entryCode: EntryCode = {
  cells: encodeQR('v1.todai-harbour-night.5f0b8f3f7e6d4d0f9a1b2c3d4e5f6071.58995260.zWs8mgzZg49JMBj_Rd2rnw', 'raw', {
    ecc: 'medium',
    border: 4,
  }),
  digits: '0427528587',
  restSeconds: 18,
}

const pass = (id: string, seat: string | undefined, holder: string, more: Partial<DoorPass> = {}): DoorPass => ({
  id,
  ticketName: '公開収録 観覧券',
  seat,
  holder,
  state: 'unused',
  ...more,
})

/** The passes of a door: unused, used, used without a network, and void. */
export const doorPasses: readonly DoorPass[] = [
  pass('a', '1階 3列 12番', 'こ…'),
  pass('b', '1階 3列 13番', 'は…', { state: 'used', used: '2026-01-31T19:20:00+09:00' }),
  pass('c', '1階 3列 14番', 'み…', { state: 'used', used: '2026-01-31T19:38:00+09:00', isUnsent: true }),
  pass('d', undefined, 'つ…', { state: 'void' }),
]

/** A door as its staff see it. */
export const staffedDoor: StaffedDoor = { ...show, passes: doorPasses, doubleEntries: [] }

/** A door with `count` passes. */
export const largeDoor = (count: number): StaffedDoor => ({
  ...staffedDoor,
  passes: Array.from({ length: count }, (_, at) =>
    pass(`pass-${at}`, `1階 ${Math.floor(at / 40) + 1}列 ${(at % 40) + 1}番`, 'か…'),
  ),
})
