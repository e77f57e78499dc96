import type { InfiniteData } from '@tanstack/react-query'
import type { ListPage } from './listPage.ts'

/** For `setQueryData`: a list whose items are others now, or fewer. */
export const changeItems =
  <Item>(change: (items: Item[]) => Item[]) =>
  <Page extends ListPage<Item>, Param>(data: InfiniteData<Page, Param> | undefined) =>
    data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
