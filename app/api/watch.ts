import { createWatch } from '@tsudoi/contracts/watch'
import { instances } from './send.ts'

/** Watches a stream with the session's bearer (Q61). */
export const watch = createWatch(instances)
