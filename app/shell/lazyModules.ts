import type { LazyModules } from '@tsudoi/design-system/lazy'
import type {} from '../early/earlyPress.ts'
import { reportError } from '../errors/reportError.ts'
import { loadLateStylesheet } from '../router/loadLateStylesheet.ts'
import { createStore } from '../session/createStore.ts'
import { FileTimeoutError } from './isMissingFile.ts'

/** After this time a module that is not loaded counts as missing, in milliseconds (S088). */
export const moduleTimeoutMs = 120_000
/** After this time without the module the user is offered a reload, in milliseconds. The product chose the value. */
export const slowModuleMs = 10_000

/** Whether lazy modules are slow or missing. The status line at the bottom of the page shows it. */
export const useLazyStatus = createStore<{ status: 'fine' | 'slow' | 'missing' }>(() => ({ status: 'fine' }))

/** Reports that a part of the app is missing and nothing replaces it. The status line then offers a reload. */
export function offerReload(error: unknown): void {
  reportError(error)
  useLazyStatus.setState({ status: 'missing' })
}

let visit = 0

/** The functions whose module failed to load on this page and has not been loaded since. */
const missing = new Set<unknown>()

/** Resets the state for another page, which does not need the modules of the page before. */
export function resetLazyStatus(): void {
  visit += 1
  missing.clear()
  useLazyStatus.setState({ status: 'fine' })
}

/**
 * Loads a module of the app. If that is slow, the status line says so, and later the promise rejects. If the file is
 * missing, it rejects at once.
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

/** Waits for the late stylesheet, but only until a slow module would be reported. */
const lateSheetOrTimeout = (): Promise<unknown> =>
  Promise.race([
    loadLateStylesheet().catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, slowModuleMs)),
  ])

/**
 * Loads the module of a lazy component together with the stylesheet. If the stylesheet cannot be loaded, the component
 * is rendered without it: its texts and buttons matter more, above all in an error message.
 */
const withStylesheet = <Module>(load: () => Promise<Module>): Promise<Module> =>
  Promise.all([load(), lateSheetOrTimeout()]).then(([module]) => module)

/** Loads a module. Once all modules that had failed are loaded, the line about missing parts disappears. */
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

/** How lazy modules are loaded by default. The status line shows that a module is slow, missing or broken. */
export const modulesWithStatusLine: LazyModules = {
  fetch: fetchAgain,
  onFailed: offerReload,
  onHydrated: () => window.tsudoiHydrated?.(),
}

/** How optional modules are loaded, and those that show their errors themselves. There is no status line for them. */
export const silentModules: LazyModules = { fetch: withStylesheet, onFailed: reportError }
