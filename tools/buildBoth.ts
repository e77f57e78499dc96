import { isLong } from '../contracts/testing/amount.ts'
import { buildDeployedApp } from './build.ts'
import { buildLocalApp } from './buildLocalApp.ts'

/**
 * The step `build` of `npm test`: builds the app for the journeys. The long run also builds the app for deployment,
 * which differs only in its login providers.
 */
if (isLong) await buildDeployedApp()
await buildLocalApp()
process.exit(0)
