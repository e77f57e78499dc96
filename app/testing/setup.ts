import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { provideAreaParts } from '../composition/loadAreaParts.ts'
import { provideAllPages } from '../pages.ts'

/**
 * Node connects the channels of all workers, but each test file simulates a separate browser. So its channels get names
 * of their own.
 */
const browserId = crypto.randomUUID()
class OwnBroadcastChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browserId}`)
  }
}

/** Browsers and Node have these globals. happy-dom lacks them and hides Node's. */
Object.assign(globalThis, { BroadcastChannel: OwnBroadcastChannel, MessageChannel })

/**
 * A high limit, because `waitFor` ends as soon as its condition is met, and that depends on the machine. Only a
 * condition that is never met reaches the limit.
 */
configure({ asyncUtilTimeout: 60_000 })

provideAllPages()
provideAreaParts(() => import('../composition/areaParts.ts'))
