/** A page of a list, with the cursor of the next page. */
export interface PageOfItems<Item> {
  items: readonly Item[]
  /** Undefined on the last page. */
  next?: string | undefined
  /** Number of items on all pages of this list, if the server sends it. */
  total?: number | undefined
}

/** Reads the page after a cursor; without one the first page. */
export type PageReader<Item> = (after: string | undefined, signal: AbortSignal) => Promise<PageOfItems<Item>>

/** The items of a kind, and whether these are all. */
export interface CompletedList<Item> {
  items: Item[]
  isComplete: boolean
}

/** Number of items that were read, and of all items, if the servers send it. */
export interface ListProgress {
  count: number
  total?: number | undefined
}

interface ReadOptions {
  signal: AbortSignal
  /** Runs a read until it succeeds: after a failure it waits for the user, and reads the same page again. */
  untilDone: <Value>(read: () => Promise<Value>) => Promise<Value>
  onProgress: (progress: ListProgress) => void
}

/** Maximum number of items that are read of one kind. Only a server whose list never ends has more. */
export const maxItemsPerKind = 100_000

interface Keyed {
  id: string
  kind?: string
}
const keyOf = ({ kind = '', id }: Keyed) => `${kind} ${id}`

/**
 * Reads a kind's lists completely, one page at a time. The result contains each item once, although pages may repeat
 * items. A page without any new item ends its list: a server that always reports a next page would cause an endless
 * loop.
 */
export async function readLists<Item extends Keyed>(
  lists: readonly PageReader<Item>[],
  { signal, untilDone, onProgress }: ReadOptions,
): Promise<CompletedList<Item>> {
  const found = new Map<string, Item>()
  let isComplete = true
  for (const list of lists) {
    let after: string | undefined
    do {
      // Each page needs the cursor of the one before.
      // oxlint-disable-next-line no-await-in-loop
      const page = await untilDone(() => list(after, signal))
      const before = found.size
      for (const item of page.items) found.set(keyOf(item), item)
      onProgress({ count: found.size, total: lists.length === 1 ? page.total : undefined })
      after = page.next
      if (after !== undefined && (found.size === before || found.size >= maxItemsPerKind)) {
        isComplete = false
        after = undefined
      }
    } while (after !== undefined)
  }
  return { items: [...found.values()], isComplete }
}
