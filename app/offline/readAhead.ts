import { whenIdle } from '../shell/whenIdle.ts'
import { controlled } from './registerWorker.ts'

/** Milliseconds without a scroll in which a page counts as at rest. */
export const rest = 300

const scrolls = { capture: true, passive: true }

/** Nobody scrolls, and the browser has nothing better to do. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      removeEventListener('scroll', later, scrolls)
      whenIdle(resolve)
    }
    const later = () => {
      clearTimeout(waiting)
      waiting = setTimeout(done, rest)
    }
    let waiting = setTimeout(done, rest)
    addEventListener('scroll', later, scrolls)
  })
}

/** Has the worker fetch some files; false once none are missing, or one cannot be had. */
function fetchSome(): Promise<boolean> {
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
  await controlled()
  do await atRest()
  while (await fetchSome())
}

let underWay: Promise<void> | undefined

/**
 * Has the worker fetch the files of all pages that are readable without a network, as far as they are not there. Each
 * file costs the browser work, which makes frames late beside it: they come a few at a time, while nobody scrolls.
 */
export const readAhead = () => (underWay ??= fetchAll().finally(() => (underWay = undefined)))
