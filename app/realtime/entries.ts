/** What goes from device to device under a key: what it says, and when that became so by the host's clock. */
export interface Entry {
  value: unknown
  /** Milliseconds since 1970. */
  at: number
}

export type Entries = Readonly<Record<string, Entry>>

/** At the same moment every device has to prefer the same. */
const isLater = (one: Entry, other: Entry) =>
  one.at === other.at ? JSON.stringify(one.value) > JSON.stringify(other.value) : one.at > other.at

/** Of each key the later entry; what only one side has stays. In whatever order devices meet, they end up the same. */
export function merged(one: Entries, other: Entries): Entries {
  const all = new Map(Object.entries(one))
  for (const [key, entry] of Object.entries(other)) {
    const known = all.get(key)
    if (!known || isLater(entry, known)) all.set(key, entry)
  }
  return Object.fromEntries(all)
}

/** What the second side lacks, or has an earlier entry of. */
export const newsFor = (all: Entries, known: Entries): Entries =>
  Object.fromEntries(
    Object.entries(all).filter(([key, entry]) => {
      const there = known[key]
      return !there || isLater(entry, there)
    }),
  )

/** Room in one document (contracts/realtime), less what its frame takes; in bytes. */
const room = 8 * 1024 - 64

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/** The latest entries that one document holds; the others stay where they are. */
export function fitting(entries: Entries): Entries {
  let left = room
  const latest = Object.entries(entries).toSorted(([, one], [, other]) => other.at - one.at)
  return Object.fromEntries(
    latest.filter(([key, entry]) => {
      left -= bytesOf({ [key]: entry })
      return left >= 0
    }),
  )
}

/** How far ahead an entry may be, milliseconds: one from a year to come could never be changed again. */
const ahead = 24 * 60 * 60_000

const isEntry = (value: unknown, now: number): value is Entry => {
  const { at } = (value ?? {}) as Partial<Entry>
  return typeof at === 'number' && Number.isFinite(at) && at <= now + ahead
}

/** What another build, or somebody, wrote into a document may be anything. */
export const entriesIn = (document: Readonly<Record<string, unknown>> | undefined, now: number): Entries => {
  const list = Object.entries((document?.['entries'] ?? {}) as object)
  return Object.fromEntries(list.filter((pair): pair is [string, Entry] => isEntry(pair[1], now)))
}
