import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { provideAreaParts } from '../composition/loadAreaParts.ts'
import { provideAllPages } from '../pages.ts'

/** Node connects the channels of all workers. Each test file is a browser of its own, so its channels are its own. */
const browserId = crypto.randomUUID()
class OwnBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browserId}`)
  }
}

/** Browsers and Node have these; happy-dom lacks them and hides Node's. */
Object.assign(globalThis, { BroadcastChannel: OwnBroadcastChannel, MessageChannel })

/**
 * A high limit, because `waitFor` ends with its condition and the duration depends on the machine. Only a condition
 * that is never met reaches it.
 */
configure({ asyncUtilTimeout: 60_000 })

provideAllPages()
provideAreaParts(() => import('../composition/areaParts.ts'))
