import { usePlatform } from '../platform/usePlatform.ts'
import { configuredProviders } from './providers.ts'

const none: typeof configuredProviders = []

/**
 * The providers to visit from here: those of the deployment; in the app's webview none, because they refuse to be shown
 * there (docs/unity.md).
 */
export function useOfferedProviders(): typeof configuredProviders {
  return usePlatform().canVisitProviders ? configuredProviders : none
}
