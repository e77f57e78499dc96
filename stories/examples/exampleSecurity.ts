import type { PasskeyRow, SessionRow } from '@tsudoi/design-system/screens/account/security.types'

/** Passkeys of a member. */
export const examplePasskeys: readonly PasskeyRow[] = [
  {
    id: 'phone',
    name: 'ひかりのスマホ',
    created: '2026-01-10T03:00:00Z',
    lastUsed: '2026-01-30T12:00:00Z',
    isOnlyLogin: false,
  },
  { id: 'laptop', name: 'Chrome（Windows）', created: '2025-12-24T10:00:00Z', isOnlyLogin: false },
]

/** Sessions of a member, this one first. */
export const exampleSessions: readonly SessionRow[] = [
  {
    id: 'here',
    device: 'Chrome（Windows）',
    place: '東京都',
    created: '2026-01-20T01:00:00Z',
    lastUsed: '2026-01-31T09:55:00Z',
    isCurrent: true,
  },
  {
    id: 'phone',
    device: 'Safari（iPhone）',
    place: '大阪府',
    created: '2026-01-12T22:00:00Z',
    lastUsed: '2026-01-30T12:00:00Z',
    isCurrent: false,
  },
  { id: 'unknown', created: '2026-01-02T05:00:00Z', lastUsed: '2026-01-03T05:00:00Z', isCurrent: false },
]
