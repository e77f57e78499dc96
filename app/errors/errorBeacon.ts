import { env } from '../env.ts'

/**
 * Sends an error, and on which page it happened, to an address. The query of the page's own address stays here: it may
 * name a person.
 */
export function sendReport(address: string, error: unknown, componentStack?: string): void {
  const { name = 'Error', message = String(error), stack } = error instanceof Error ? error : {}
  const report = { name, message, stack, componentStack, page: location.pathname, version: env.version }
  navigator.sendBeacon(address, JSON.stringify(report))
}
