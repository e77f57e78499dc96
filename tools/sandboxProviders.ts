import { socialProviders } from '../contracts/auth/provider.endpoints.ts'
import { deployment } from './deployment.ts'

/**
 * The setting with which the sandbox plays every provider (app/providers/providers.ts). A deployment has none until it
 * names its own (Q46).
 */
const sandboxProviders = (): string =>
  socialProviders.map((name) => `${name}=${deployment().hosts.user}/_sandbox/provider/${name.toLowerCase()}`).join(' ')

/** Where the sandbox serves the app, one can log in by its providers, unless others are set. */
export function offerSandboxProviders(): void {
  process.env.VITE_PROVIDERS ??= sandboxProviders()
}
