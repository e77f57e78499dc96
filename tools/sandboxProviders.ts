import { socialProviders } from '../contracts/auth/provider.endpoints.ts'
import { readDeployment } from './readDeployment.ts'

/**
 * Returns the setting that makes the sandbox simulate every login provider (app/providers/providers.ts). A deployment
 * has no providers until the operator configures them (Q46).
 */
const sandboxProviders = (): string =>
  socialProviders
    .map((name) => `${name}=${readDeployment().hosts.user}/_sandbox/provider/${name.toLowerCase()}`)
    .join(' ')

/** Makes the app offer the sandbox's login providers, unless other providers are configured. */
export function offerSandboxProviders(): void {
  process.env.VITE_PROVIDERS ??= sandboxProviders()
}
