/**
 * The owner of a stored value. `device`: not personal. `tab`: not personal, and only about this tab. `guest`: the guest
 * who uses this device. `member`: the logged-in
 * member, or, before a login, the guest in this tab.
 */
type Owner = 'device' | 'tab' | 'guest' | 'member'

/**
 * The format of the stored text: plain text, or JSON with an object or an array. The code that reads it checks
 * everything else.
 */
type Shape = 'text' | 'record' | 'list'

/** A key without its prefix `tsudoi.`, its owner and its format. `*` matches any text. */
type Row = readonly [name: string, owner: Owner, shape: Shape]

/**
 * Every key in localStorage and sessionStorage, by how long its value lasts. If two names match a key, the first one
 * counts. The keys exist on users' devices, so never rename one (Q359).
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
  /** Kept until the account is deleted. It survives a logout, even on a shared device. */
  account: [
    ['own-limits', 'member', 'record'],
    ['spending-lock.*', 'member', 'record'],
    ['payment.*', 'member', 'record'],
  ],
  /** Kept until the account is deleted. On a shared device, only until the session or the tab ends. */
  device: [
    ['places', 'guest', 'record'],
    ['collection-seen.*', 'member', 'record'],
    ['visited.*', 'member', 'record'],
    ['door.*', 'member', 'record'],
    ['story-place.*', 'member', 'record'],
  ],
  /** Kept until a user logs out by a button. It survives an expired session. */
  logout: [
    ['later.*', 'member', 'record'],
    ['reminder-device', 'member', 'text'],
    ['reminders-here', 'member', 'record'],
    ['mutes.*', 'member', 'record'],
    ['post-places', 'member', 'record'],
    ['preorder-cart.*', 'member', 'record'],
  ],
  /** Kept until the member's session ends in any way except by expiry. */
  ended: [
    ['vault.*', 'member', 'record'],
    ['drafts-aside', 'member', 'record'],
  ],
  /** Kept until a session begins or ends. */
  session: [
    ['story-names', 'guest', 'record'],
    ['recent-searches', 'member', 'list'],
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
 * How long the value of a key lasts. A value with an unknown key ends with the session: the built app contains only the
 * keys whose values outlive a session (tools/slimBuild.ts).
 */
export const lifetimeOf = (key: string): StorageLifetime =>
  (Object.keys(storageKeys) as StorageLifetime[]).find((until) =>
    storageKeys[until].some(([name]) => new RegExp(`^tsudoi.(${name.replaceAll('*', '.*')})$`).test(key)),
  ) ?? 'session'

/** Whether the value of a key is personal, so that on a shared device it must not outlive a session (Q359). */
export const isPersonalKey = (key: string) => !['always', 'account'].includes(lifetimeOf(key))
