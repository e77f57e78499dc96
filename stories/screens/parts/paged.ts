import { ready } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'

/** A list of examples: all of it, or as much as has come. */
export const paged = <T>(items: T[], rest?: Omit<Paged<T>, 'items'>): Paged<T> => ({ items: ready(items), ...rest })
