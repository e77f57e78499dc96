import { buildDeployedApp } from './build.ts'
import { buildLocalApp } from './buildLocalApp.ts'

/** The step `build` of `npm test`: makes the build for deployment, and then the app that the journeys run on. */
await buildDeployedApp()
await buildLocalApp()
process.exit(0)
