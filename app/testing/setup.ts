import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'

/** A browser has these, and Node too; happy-dom has none, and hides those of Node. */
Object.assign(globalThis, { BroadcastChannel, MessageChannel })

/**
 * `waitFor` ends with what it waits for; how long that takes is up to the machine. One that waits in vain fails by this
 * limit.
 */
configure({ asyncUtilTimeout: 60_000 })
