/**
 * Whom a stored value is about. `device`: nobody. `tab`: nobody, only where this tab is. `guest`: the guest of this
 * device. `member`: a member, and in a tab before the log-in its guest.
 */
type Owner = 'device' | 'tab' | 'guest' | 'member'

/** What the text holds: plain text, or JSON with an object or an array. Who reads it checks the rest. */
type Shape = 'text' | 'record' | 'list'

/** A key without its prefix `tsudoi.`; `*` matches any text. */
type Row = readonly [name: string, owner: Owner, shape: Shape]

/**
 * Every key in localStorage and sessionStorage, by how long its value lasts (Q359). Where two names match a key, the
 * first one counts. Keys are on users' devices: never rename one.
 */
export const storageKeys = {
  /** Until the browser deletes it. */
  always: [
    ['device', 'device', 'text'],
    ['shared-device', 'device', 'text'],
    ['only-official', 'device', 'text'],
    ['draws-one-by-one', 'device', 'text'],
    ['talk-keys', 'device', 'text'],
    ['player', 'device', 'record'],
    ['story-settings', 'device', 'record'],
    ['rankings', 'device', 'record'],
    ['rehearsal', 'device', 'record'],
    ['tips-seen', 'device', 'list'],
    ['device-type', 'tab', 'text'],
    ['insets', 'tab', 'text'],
    ['bridge', 'tab', 'text'],
    ['reloaded', 'tab', 'text'],
    ['taken-build', 'tab', 'text'],
    ['scroll', 'tab', 'record'],
    ['undo-link', 'tab', 'text'],
  ],
  /** Until the account ends. It outlives a log-out, on a shared device too. */
  account: [
    ['own-limits', 'member', 'record'],
    ['payment.*', 'member', 'record'],
  ],
  /** Until the account ends. On a shared device it lasts no longer than its session and its tab. */
  device: [
    ['places', 'guest', 'record'],
    ['collection-seen.*', 'member', 'record'],
    ['visited.*', 'member', 'record'],
    ['story-place.*', 'member', 'record'],
  ],
  /** Until a user logs out on purpose. An expired session keeps it. */
  logout: [
    ['post-places', 'member', 'record'],
    ['preorder-cart.*', 'member', 'record'],
  ],
  /** Until its member’s session ends in any way but by expiry. */
  ended: [
    ['vault.*', 'member', 'record'],
    ['drafts-aside', 'member', 'record'],
  ],
  /** Until a session begins or ends. */
  session: [
    ['story-names', 'guest', 'record'],
    ['places.member', 'member', 'record'],
    ['playings', 'member', 'record'],
    ['*-draft', 'member', 'record'],
    ['wall-place.*', 'member', 'record'],
    ['new-card', 'member', 'record'],
    ['provider-visit', 'member', 'record'],
    ['draw-result', 'member', 'record'],
    ['draw-log', 'member', 'list'],
    ['ballots', 'member', 'list'],
    ['lottery-choices', 'member', 'list'],
    ['vote.*', 'member', 'text'],
    ['present.*', 'member', 'text'],
    ['notice.*', 'member', 'text'],
    ['serial.*', 'member', 'text'],
    ['story-charge.*', 'member', 'text'],
    ['story-view.*', 'member', 'text'],
  ],
} as const satisfies Record<string, readonly Row[]>

export type Until = keyof typeof storageKeys

type Name = (typeof storageKeys)[Until][number][0]
type Filled<Pattern extends string> = Pattern extends `${infer Head}*${infer Tail}`
  ? `${Head}${string}${Tail}`
  : Pattern

/** A key that the registry knows. */
export type StorageKey = `tsudoi.${KeyName}`

/** The same without what it begins with. */
export type KeyName = Filled<Name>

/**
 * How long the value of a key lasts. A key that the registry does not know ends with the session. The built app knows
 * only what outlives one (tools/lean.ts).
 */
export const untilOf = (key: string): Until =>
  (Object.keys(storageKeys) as Until[]).find((until) =>
    storageKeys[until].some(([name]) => new RegExp(`^tsudoi.(${name.replaceAll('*', '.*')})$`).test(key)),
  ) ?? 'session'

/** About a user, and not to outlive a session on a shared device (Q359). */
export const isPersonal = (key: string) => !['always', 'account'].includes(untilOf(key))
