import type { ListPage } from './listPage.ts'

/** Maximum number of entries that servers send on a page (Q4). */
export const largestPageSize = 100

/** A list is loaded up to this number of pages. */
const maxPages = 100

/** The items of a list, and whether these are all. */
export interface LoadedList<Item> {
  items: Item[]
  isComplete: boolean
}

/**
 * Loads a list page by page until its end. An empty page ends the list too: a server that always reports a next page
 * would otherwise cause an endless loop.
 */
export async function loadAllPages<Item, Next>(
  ask: (after: Next | undefined) => Promise<ListPage<Item, Next>>,
): Promise<LoadedList<Item>> {
  const items: Item[] = []
  let after: Next | undefined
  for (let page = 0; page < maxPages; page += 1) {
    // Each page needs the cursor of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const found = await ask(after)
    items.push(...found.items)
    if (found.next === undefined || found.items.length === 0) return { items, isComplete: true }
    after = found.next
  }
  return { items, isComplete: false }
}
