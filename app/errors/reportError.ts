import { env } from '../env.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'

/** Function that receives an unexpected error. */
export type ErrorReporter = (error: unknown, componentStack?: string) => void

/** Prints an error to the console, except for a missing file, which the browser prints itself. */
export const reportToConsole: ErrorReporter = (error, componentStack = '') => {
  // oxlint-disable-next-line no-console -- for developers
  if (!isMissingFile(error)) console.error(error, componentStack)
}

/**
 * Sends the error to the URL that the deployment configures. Most deployments configure none, and load no code for it.
 */
const toAddress: ErrorReporter = (error, componentStack) =>
  void import('./sendErrorReport.ts')
    .then(({ sendErrorReport }) => sendErrorReport(env.errorReports, error, componentStack))
    // Ignores a failed report, because the console has the error anyway.
    .catch(() => {})

let reporters: readonly ErrorReporter[] = env.errorReports ? [reportToConsole, toAddress] : [reportToConsole]

/** Replaces the functions that receive errors: for a deployment with its own error service, and for tests. */
export function reportErrorsTo(...next: readonly ErrorReporter[]): void {
  reporters = next
}

const reported = new WeakSet<object>()

/**
 * Reports an unhandled error: from a React boundary, or because a module cannot be loaded. Each error is reported once,
 * even if it is passed several times.
 */
export function reportError(error: unknown, componentStack?: string): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  for (const report of reporters) report(error, componentStack)
}

interface ReactInfo {
  componentStack?: string | undefined
}
const fromReact = (error: unknown, { componentStack }: ReactInfo) => reportError(error, componentStack)

/** Options for `createRoot` and `hydrateRoot`: reports errors that React catches, does not catch, or recovers from. */
export const reactErrorHandlers = {
  onCaughtError: fromReact,
  onUncaughtError: fromReact,
  onRecoverableError: fromReact,
}
