import type { InfiniteData } from '@tanstack/react-query'
import type { ListPage } from './listPage.ts'

/** Makes an updater for `setQueryData` that changes the items of every page of a list. */
export const changeListItems =
  <Item>(change: (items: Item[]) => Item[]) =>
  <Page extends ListPage<Item>, Param>(data: InfiniteData<Page, Param> | undefined) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
