import { env } from '../env.ts'
import { isMissingFile } from '../shell/isMissingFile.ts'

/** Receives an unexpected error. */
export type ErrorReporter = (error: unknown, componentStack?: string) => void

/** Prints to the console. The browser has already reported a missing file itself. */
export const reportToConsole: ErrorReporter = (error, componentStack = '') => {
  // oxlint-disable-next-line no-console -- for developers
  if (!isMissingFile(error)) console.error(error, componentStack)
}

/** Sends the error to the URL that the deployment configures. Most configure none, and load nothing for it. */
const toAddress: ErrorReporter = (error, componentStack) =>
  void import('./sendErrorReport.ts')
    .then(({ sendErrorReport }) => sendErrorReport(env.errorReports, error, componentStack))
    // Ignores a failed report, because the console has the error anyway.
    .catch(() => {})

let reporters: readonly ErrorReporter[] = env.errorReports ? [reportToConsole, toAddress] : [reportToConsole]

/** Replaces the reporters: for a deployment with its own error service, and for tests. */
export function reportErrorsTo(...next: readonly ErrorReporter[]): void {
  reporters = next
}

const reported = new WeakSet<object>()

/**
 * Reports unhandled errors: those of React's boundaries and of modules that cannot be loaded. Each error is reported
 * once, however often it is passed.
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
