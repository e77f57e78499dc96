import { env } from '../env.ts'

/**
 * Sends an error and the path of the page to a URL. The page's query string is left out, because it may contain
 * personal data.
 */
export function sendErrorReport(address: string, error: unknown, componentStack?: string): void {
  const { name = 'Error', message = String(error), stack } = error instanceof Error ? error : {}
  const report = { name, message, stack, componentStack, page: location.pathname, version: env.version }
  navigator.sendBeacon(address, JSON.stringify(report))
}
