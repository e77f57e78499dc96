import type { InfiniteData } from '@tanstack/react-query'

/** One page of a list, however its host pages. */
export interface ListPage<Item, Next = unknown> {
  items: Item[]
  /** How many there are on all pages, where the host says so. */
  total?: number
  /** Where the next page begins; missing on the last one. */
  next?: Next
  /** Whether the reader can add to the list now, where the host says so. */
  isOpen?: boolean
}

/** For `setQueryData`: a list whose items are others now, or fewer. */
export const changeItems =
  <Item>(change: (items: Item[]) => Item[]) =>
  <Page extends ListPage<Item>, Param>(data: InfiniteData<Page, Param> | undefined) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
