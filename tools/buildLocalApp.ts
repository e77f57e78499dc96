import { buildApp } from './build.ts'
import { isBuildFresh, markBuilt } from './freshBuild.ts'
import { offerSandboxProviders } from './sandboxProviders.ts'

/**
 * The folder of the app that runs with the sandbox, and that contains the login providers which the sandbox simulates.
 * It is never published.
 */
export const localAppFolder = 'dist/local/app'

/** Builds the app of `npm start`, the demo and the bench, unless its folder exists and no source is newer. */
export async function buildLocalApp(): Promise<void> {
  offerSandboxProviders()
  if (isBuildFresh(localAppFolder)) return
  console.log('Building the app …')
  const begunAt = new Date()
  await buildApp(localAppFolder)
  markBuilt(localAppFolder, begunAt)
}

if (import.meta.main) {
  await buildLocalApp()
  process.exit(0)
}
