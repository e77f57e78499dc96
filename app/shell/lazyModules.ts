import type { LazyModules } from '@tsudoi/design-system/lazy'
import { reportError } from '../errors/reportError.ts'
import { lateSheet } from '../router/lateSheet.ts'
import { createStore } from '../session/createStore.ts'
import { FileTimeoutError } from './isMissingFile.ts'

/** A module that has not come by then will not come, in milliseconds (S088). */
export const fetchPatience = 120_000
/** Long before that a person is offered to load the page anew (ours). */
export const slowAfter = 10_000

/** What the line at the foot of the page says about lazy modules. */
export const useLazyStatus = createStore<{ status: 'fine' | 'slow' | 'missing' }>(() => ({ status: 'fine' }))

/** A part of the app is missing where nothing could be rendered instead. */
export function offerReload(error: unknown): void {
  reportError(error)
  useLazyStatus.setState({ status: 'missing' })
}

let visit = 0

/** What failed to load on this page and has not been loaded since, by its loader. */
const missing = new Set<unknown>()

/** Another page is on the screen: nobody waits any more for what the one before wanted. */
export function forgetLazyStatus(): void {
  visit += 1
  missing.clear()
  useLazyStatus.setState({ status: 'fine' })
}

/**
 * Fetches a module of the app. It fails when that takes too long, and says so before; one that is gone fails at once.
 */
export function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const wantedBy = visit
  const tell = (status: 'fine' | 'slow') => {
    if (wantedBy === visit) useLazyStatus.setState({ status })
  }
  let slow: ReturnType<typeof setTimeout>
  let late: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    slow = setTimeout(() => tell('slow'), slowAfter)
    late = setTimeout(() => reject(new FileTimeoutError('A file of the app came too late.')), fetchPatience)
  })
  return Promise.race([load(), tooLate]).finally(() => {
    clearTimeout(slow)
    clearTimeout(late)
    if (useLazyStatus.getState().status === 'slow') tell('fine')
  })
}

/** The late stylesheet, as long as a person is asked to wait for anything without being told. */
const look = (): Promise<unknown> =>
  Promise.race([lateSheet().catch(() => {}), new Promise<void>((resolve) => setTimeout(resolve, slowAfter))])

/**
 * A lazy component comes with its look. Where that cannot be had it comes all the same: words and buttons matter more,
 * those of an error above all.
 */
const withLook = <Module>(load: () => Promise<Module>): Promise<Module> =>
  Promise.all([load(), look()]).then(([module]) => module)

/** Loads a module. Once the last one that had failed is loaded after all, the line about missing parts is removed. */
async function fetchAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await fetchModule(() => withLook(load))
    if (missing.delete(load) && missing.size === 0) useLazyStatus.setState({ status: 'fine' })
    return module
  } catch (error) {
    missing.add(load)
    throw error
  }
}

/** What the app does about modules that are slow, gone or broken: a line at the foot of the page says it. */
export const tellingModules: LazyModules = { fetch: fetchAgain, onFailed: offerReload }

/** For what nobody has asked for, and what has words of its own: the line stays away. */
export const silentModules: LazyModules = { fetch: withLook, onFailed: reportError }
