import { workerPolicy } from '../../workerPolicy.ts'

interface Policy {
  createScriptURL: (address: string) => string
}
interface TrustedTypes {
  createPolicy: (name: string, policy: Policy) => Policy
}

/** The worker's address. It passes through a Trusted Types policy that can return no other script. */
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
    // Service workers are not available, for example in a private window or a webview without storage.
    return undefined
  }
}

/** Registers the service worker, once. Resolves with undefined if the browser does not allow one. */
export const registerWorker = () => (registered ??= register())

/** Addresses of the app's files among `entries`, which were loaded before the worker controlled the page. */
const loadedWithoutWorker = (entries: PerformanceEntryList) =>
  (entries as PerformanceResourceTiming[])
    .filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(`${location.origin}/assets/`))
    .map(({ name }) => name)

/** Resolves when the worker controls this page, which happens on the first visit already. */
export function waitForWorkerControl(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return Promise.resolve()
  return new Promise((resolve) => serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))
}

/**
 * Lets the worker cache the files that the page loaded before the worker took control, including those in flight, so
 * that the page opens offline.
 */
export async function cacheLoadedFiles(): Promise<void> {
  await waitForWorkerControl()
  const sendFiles = (list: PerformanceObserverEntryList) => {
    const files = loadedWithoutWorker(list.getEntries())
    if (files.length > 0) navigator.serviceWorker.controller?.postMessage({ files })
  }
  new PerformanceObserver(sendFiles).observe({ type: 'resource', buffered: true })
}

/** Resolves with true when a worker is activated, or with false if it could not be installed. */
function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const checkState = () => {
      if (worker.state === 'installed') worker.postMessage({ skipWaiting: true })
      else if (worker.state === 'activated' || worker.state === 'redundant') resolve(worker.state === 'activated')
    }
    worker.addEventListener('statechange', checkState)
    checkState()
  })
}

/**
 * Updates the service worker to the newest build. Resolves with true when the new worker serves the pages, with false
 * if the previous one still does. The new worker calls `skipWaiting` itself, but Chromium can miss that while the
 * previous worker is busy, so it is requested again.
 */
export async function updateWorker(): Promise<boolean> {
  const registration = await registerWorker()
  await registration?.update()
  const fresh = registration?.installing ?? registration?.waiting
  return fresh ? isActivated(fresh) : true
}
