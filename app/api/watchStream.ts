import { createWatch } from '@tsudoi/contracts/watch'
import { axiosInstances } from './send.ts'

/** Subscribes to a stream of events from a server, with the session's access token (Q61). */
export const watchStream = createWatch(axiosInstances)
