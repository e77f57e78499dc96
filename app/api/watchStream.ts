import { createWatch } from '@tsudoi/contracts/watch'
import { axiosInstances } from './send.ts'

/** Subscribes to a stream of the server with the session's bearer (Q61). */
export const watchStream = createWatch(axiosInstances)
