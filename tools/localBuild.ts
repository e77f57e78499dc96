import { buildApp } from './build.ts'
import { isBuildFresh, markBuilt } from './freshBuild.ts'
import { offerSandboxProviders } from './sandboxProviders.ts'

/**
 * The folder of the app that runs with the sandbox, including the login providers that the sandbox simulates. It is
 * never published.
 */
export const localApp = 'dist/local/app'

/** Builds `localApp`, unless it exists and no source is newer. It is the app of `npm start`, the demo and the bench. */
export async function buildLocalApp(): Promise<void> {
  offerSandboxProviders()
  if (isBuildFresh(localApp)) return
  console.log('Building the app …')
  const begunAt = new Date()
  await buildApp(localApp)
  markBuilt(localApp, begunAt)
}

if (import.meta.main) {
  await buildLocalApp()
  process.exit(0)
}
