import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { provideAreaParts } from '../composition/loadAreaParts.ts'
import { provideAllPages } from '../pages.ts'

/** Browsers and Node have these; happy-dom lacks them and hides Node's. */
Object.assign(globalThis, { BroadcastChannel, MessageChannel })

/**
 * A high limit, because `waitFor` ends with its condition and the duration depends on the machine. Only a condition
 * that is never met reaches it.
 */
configure({ asyncUtilTimeout: 60_000 })

provideAllPages()
provideAreaParts(() => import('../composition/areaParts.ts'))
