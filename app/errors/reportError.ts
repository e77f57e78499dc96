import { env } from '../env.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'

/** Takes an error that the code did not expect. */
export type ErrorReporter = (error: unknown, componentStack?: string) => void

/** The browser's console. It has named a file that is missing already, by itself. */
export const toConsole: ErrorReporter = (error, componentStack = '') => {
  // oxlint-disable-next-line no-console
  if (!isMissingFile(error)) console.error(error, componentStack)
}

/** Sends it to an address of this deployment; most have none, and load nothing for it. */
const toAddress: ErrorReporter = (error, componentStack) =>
  void import('./errorBeacon.ts')
    .then(({ sendReport }) => sendReport(env.errorReports, error, componentStack))
    // The console has it all the same.
    .catch(() => {})

let reporters: readonly ErrorReporter[] = env.errorReports ? [toConsole, toAddress] : [toConsole]

/** Replaces who is told: for a deployment with a service of its own, and for tests. */
export function reportErrorsTo(...next: readonly ErrorReporter[]): void {
  reporters = next
}

const told = new WeakSet<object>()

/**
 * The one place for errors that nobody handles: those of React's boundaries and of modules that cannot be had. Each is
 * told once, however many places it passes.
 */
export function reportError(error: unknown, componentStack?: string): void {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return
    told.add(error)
  }
  for (const report of reporters) report(error, componentStack)
}

interface ReactInfo {
  componentStack?: string
}
const fromReact = (error: unknown, { componentStack }: ReactInfo) => reportError(error, componentStack)

/** For `createRoot` and `hydrateRoot`: whatever React catches, cannot catch, or gets over by rendering again. */
export const reactReports = { onCaughtError: fromReact, onUncaughtError: fromReact, onRecoverableError: fromReact }
