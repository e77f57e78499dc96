import { useFilterInUrl } from '../../router/useFilterInUrl.ts'
import { filterFromSearch, openItemKeyOf, searchFromFilter } from '../../collection/wallAddress.ts'

/** The filter of the wall, as in the URL. The item that the URL opens stays open while the filter changes. */
export const useWallFilter = () =>
  useFilterInUrl({
    read: filterFromSearch,
    write: (filter, current) => searchFromFilter(filter, current === undefined ? undefined : openItemKeyOf(current)),
  })
