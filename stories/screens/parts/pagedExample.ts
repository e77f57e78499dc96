import { ready } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'

/** A paginated list of examples; complete unless `rest` says otherwise. */
export const pagedExample = <T>(items: T[], rest?: Omit<Paged<T>, 'items'>): Paged<T> => ({
  items: ready(items),
  ...rest,
})
