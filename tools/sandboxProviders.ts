import { socialProviders } from '../contracts/auth/provider.endpoints.ts'
import { readDeployment } from './readDeployment.ts'

/**
 * The setting that makes the sandbox simulate every login provider (app/providers/providers.ts). A deployment has no
 * providers until it configures its own (Q46).
 */
const sandboxProviders = (): string =>
  socialProviders
    .map((name) => `${name}=${readDeployment().hosts.user}/_sandbox/provider/${name.toLowerCase()}`)
    .join(' ')

/** Offers the sandbox's login providers where the sandbox serves the app, unless others are configured. */
export function offerSandboxProviders(): void {
  process.env.VITE_PROVIDERS ??= sandboxProviders()
}
