import { workerPolicy } from './workerPolicy.ts'

interface Policy {
  createScriptURL: (address: string) => string
}
interface TrustedTypes {
  createPolicy: (name: string, policy: Policy) => Policy
}

/** Whatever it is asked for, it names the worker: nobody can have another script through it. */
function workerAddress(): string {
  const address = '/sw.js'
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => address }).createScriptURL('') ?? address
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    return await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  } catch {
    // A webview without storage, a private window: the page does without.
    return undefined
  }
}

/** Registers the worker, once; undefined where there can be none. */
export const registerWorker = () => (registered ??= register())

/** Files of the app among them that came past the worker: asked for before it was there. */
const cameWithoutWorker = (entries: PerformanceEntryList) =>
  (entries as PerformanceResourceTiming[])
    .filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(`${location.origin}/assets/`))
    .map(({ name }) => name)

/** The worker answers for this page, too: from the first visit on, not only from the second. */
export function controlled(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))
}

/**
 * Has the worker keep what is in the browser's cache already, and what is still on its way when the worker takes over:
 * opened without a network, the page finds it.
 */
export async function handOverFiles(): Promise<void> {
  await controlled()
  const handOver = (list: PerformanceObserverEntryList) => {
    const files = cameWithoutWorker(list.getEntries())
    if (files.length > 0) navigator.serviceWorker.controller?.postMessage({ files })
  }
  new PerformanceObserver(handOver).observe({ type: 'resource', buffered: true })
}

/** True: it answers for pages now. False: it could not be installed. */
function isTakenUp(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installed') worker.postMessage({ skipWaiting: true })
      else if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated')
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/**
 * Has the worker take up a new build; afterwards it hands out that build's pages. It does not wait by itself, but
 * Chromium forgets that where the one before begins something at the same moment, and has to be told again. False: the
 * one before still hands out its own.
 */
export async function updateWorker(): Promise<boolean> {
  const registration = await registerWorker()
  await registration?.update()
  const fresh = registration?.installing ?? registration?.waiting
  return fresh ? isTakenUp(fresh) : true
}
