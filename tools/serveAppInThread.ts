import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { serveApp } from './serveApp.ts'

/** The arguments of `serveApp`. */
export type ServeAppArguments = Parameters<typeof serveApp>

/**
 * Runs `serveApp` in a separate thread, so that requests for files do not wait for the sandbox's database in the main
 * thread.
 */
export async function serveAppInThread(...served: ServeAppArguments): ReturnType<typeof serveApp> {
  const worker = new Worker(new URL('serveApp.worker.ts', import.meta.url), { workerData: served })
  const [address] = (await once(worker, 'message')) as [string]
  const close = async () => {
    const ended = once(worker, 'exit')
    worker.postMessage('close')
    await ended
  }
  return { address, close }
}
