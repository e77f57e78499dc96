import { usePlatform } from '../platform/usePlatform.ts'
import { configuredProviders } from './providers.ts'

const none: typeof configuredProviders = []

/**
 * The login providers to offer: those of the deployment, but none in the host app's webview, where providers refuse to
 * be shown (docs/unity.md).
 */
export function useOfferedProviders(): typeof configuredProviders {
  return usePlatform().canVisitProviders ? configuredProviders : none
}
