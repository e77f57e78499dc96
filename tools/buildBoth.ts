import { isLong } from '../contracts/testing/amount.ts'
import { buildDeployedApp } from './build.ts'
import { buildLocalApp } from './buildLocalApp.ts'

/**
 * The step `build` of `npm test`: makes the app that the journeys run on. The long run also makes the build for
 * deployment, which differs in its login providers only.
 */
if (isLong) await buildDeployedApp()
await buildLocalApp()
process.exit(0)
