import type { LazyModules } from '@tsudoi/design-system/lazy'
import type {} from '../early/earlyPress.ts'
import { reportError } from '../errors/reportError.ts'
import { loadLateStylesheet } from '../router/loadLateStylesheet.ts'
import { createStore } from '../session/createStore.ts'
import { FileTimeoutError } from './isMissingFile.ts'

/** A module that is not loaded after this time counts as missing, in milliseconds (S088). */
export const moduleTimeoutMs = 120_000
/** After this time the user is offered a reload, in milliseconds (our choice). */
export const slowModuleMs = 10_000

/** The state of lazy modules, shown by the status line at the bottom of the page. */
export const useLazyStatus = createStore<{ status: 'fine' | 'slow' | 'missing' }>(() => ({ status: 'fine' }))

/** Reports that a part of the app is missing without a replacement; the status line offers a reload. */
export function offerReload(error: unknown): void {
  reportError(error)
  useLazyStatus.setState({ status: 'missing' })
}

let visit = 0

/** The loaders that failed on this page and have not succeeded since. */
const missing = new Set<unknown>()

/** Resets the state for a new page, which does not need the earlier page's modules. */
export function resetLazyStatus(): void {
  visit += 1
  missing.clear()
  useLazyStatus.setState({ status: 'fine' })
}

/**
 * Loads a module of the app. Rejects if that takes too long; before that, the status line reports it as slow. A missing
 * file rejects at once.
 */
export function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  const wantedBy = visit
  const setStatus = (status: 'fine' | 'slow') => {
    if (wantedBy === visit) useLazyStatus.setState({ status })
  }
  let slow: ReturnType<typeof setTimeout>
  let late: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    slow = setTimeout(() => setStatus('slow'), slowModuleMs)
    late = setTimeout(() => reject(new FileTimeoutError('A file of the app came too late.')), moduleTimeoutMs)
  })
  return Promise.race([load(), tooLate]).finally(() => {
    clearTimeout(slow)
    clearTimeout(late)
    if (useLazyStatus.getState().status === 'slow') setStatus('fine')
  })
}

/** Waits for the late stylesheet, but no longer than until a slow module would be reported. */
const lateSheetOrTimeout = (): Promise<unknown> =>
  Promise.race([
    loadLateStylesheet().catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, slowModuleMs)),
  ])

/**
 * Loads a lazy component together with its stylesheet. Without the stylesheet it is rendered anyway, because its texts
 * and buttons matter more, above all those of an error.
 */
const withStylesheet = <Module>(load: () => Promise<Module>): Promise<Module> =>
  Promise.all([load(), lateSheetOrTimeout()]).then(([module]) => module)

/** Loads a module. Once all modules that failed before are loaded, the line about missing parts is removed. */
async function fetchAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module = await fetchModule(() => withStylesheet(load))
    if (missing.delete(load) && missing.size === 0) useLazyStatus.setState({ status: 'fine' })
    return module
  } catch (error) {
    missing.add(load)
    throw error
  }
}

/** The default for lazy modules: the status line shows that a module is slow, missing or broken. */
export const reportingModules: LazyModules = {
  fetch: fetchAgain,
  onFailed: offerReload,
  onHydrated: () => window.tsudoiHydrated?.(),
}

/** For optional modules, and those with an error display of their own: no status line. */
export const silentModules: LazyModules = { fetch: withStylesheet, onFailed: reportError }
