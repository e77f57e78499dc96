import { whenIdle } from '../../shell/whenIdle.ts'
import { waitForWorkerControl } from './registerWorker.ts'

/** After this time (ms) without scrolling, the app assumes that the user has stopped scrolling. */
export const scrollRestMs = 300

const scrolls = { capture: true, passive: true }

/** Resolves when the user has stopped scrolling and the browser is idle. */
function untilRest(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('scroll', restart, scrolls)
      whenIdle(resolve)
    }
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(done, scrollRestMs)
    }
    let timer = setTimeout(done, scrollRestMs)
    addEventListener('scroll', restart, scrolls)
  })
}

/** Lets the service worker fetch a few files. Resolves with whether more are left, and with false after an error. */
function fetchBatch(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => {
      port1.close()
      resolve(data === true)
    })
    port1.start()
    navigator.serviceWorker.controller?.postMessage({ readAhead: true }, [port2])
  })
}

async function fetchAll(): Promise<void> {
  await waitForWorkerControl()
  do await untilRest()
  while (await fetchBatch())
}

let inFlight: Promise<void> | undefined

/**
 * Lets the service worker fetch the missing files of all pages that can be read offline. Fetching delays frames, so the
 * files are fetched a few at a time while the user does not scroll. Concurrent calls share one run.
 */
export const prefetchPages = () => (inFlight ??= fetchAll().finally(() => (inFlight = undefined)))
