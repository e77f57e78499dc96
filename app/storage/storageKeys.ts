/**
 * The owner of a stored value. `device`: not personal. `tab`: not personal and only about this tab. `guest`: the
 * guest's of this device. `member`: a member's, or before the login the guest's in this tab.
 */
type Owner = 'device' | 'tab' | 'guest' | 'member'

/** The format of the text: plain text, or JSON with an object or an array. The reader validates the rest. */
type Shape = 'text' | 'record' | 'list'

/** A key without its prefix `tsudoi.`; `*` matches any text. */
type Row = readonly [name: string, owner: Owner, shape: Shape]

/**
 * Every key in localStorage and sessionStorage, grouped by how long its value lasts. If two names match a key, the
 * first one counts. Keys are stored on users' devices: never rename one (Q359).
 */
export const storageKeys = {
  /** Kept until the browser deletes it. */
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
  /** Kept until the account is deleted. Survives a logout, on a shared device too. */
  account: [
    ['own-limits', 'member', 'record'],
    ['payment.*', 'member', 'record'],
  ],
  /** Kept until the account is deleted. On a shared device only until its session or its tab ends. */
  device: [
    ['places', 'guest', 'record'],
    ['collection-seen.*', 'member', 'record'],
    ['visited.*', 'member', 'record'],
    ['story-place.*', 'member', 'record'],
  ],
  /** Kept until a user logs out on purpose. Survives an expired session. */
  logout: [
    ['later.*', 'member', 'record'],
    ['post-places', 'member', 'record'],
    ['preorder-cart.*', 'member', 'record'],
  ],
  /** Kept until its member's session ends in any way except by expiry. */
  ended: [
    ['vault.*', 'member', 'record'],
    ['drafts-aside', 'member', 'record'],
  ],
  /** Kept until a session begins or ends. */
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

/** How long a stored value lasts: one of the groups of `storageKeys`. */
export type StorageLifetime = keyof typeof storageKeys

type Name = (typeof storageKeys)[StorageLifetime][number][0]
type Filled<Pattern extends string> = Pattern extends `${infer Head}*${infer Tail}`
  ? `${Head}${string}${Tail}`
  : Pattern

/** A key of the registry, with its prefix. */
export type StorageKey = `tsudoi.${StorageKeyName}`

/** A key of the registry, without its prefix. */
export type StorageKeyName = Filled<Name>

/**
 * How long the value of a key lasts. Unknown keys end with the session: the built app contains only the keys that
 * outlive a session (tools/slimBuild.ts).
 */
export const lifetimeOf = (key: string): StorageLifetime =>
  (Object.keys(storageKeys) as StorageLifetime[]).find((until) =>
    storageKeys[until].some(([name]) => new RegExp(`^tsudoi.(${name.replaceAll('*', '.*')})$`).test(key)),
  ) ?? 'session'

/** Whether the value is personal and must not outlive a session on a shared device (Q359). */
export const isPersonalKey = (key: string) => !['always', 'account'].includes(lifetimeOf(key))
