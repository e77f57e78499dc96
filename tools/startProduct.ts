import { servesTools } from '../contracts/sandbox/runtime/environment.ts'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hostAddresses, hostPorts } from '../contracts/sandbox/runtime/ports.ts'
import { buildLocalApp, localApp } from './localBuild.ts'
import { appPort } from './ports.ts'
import { runTogether } from './runTogether.ts'
import { sandboxPlace } from './sandboxPlace.ts'
import { serveAppApart } from './serveAppApart.ts'
import { welcome } from './welcome.ts'

/** The sandbox options that tests change. */
interface ForTests {
  /** The cost of hashing a member's password. */
  passwordCost: number
  /** Undefined: the data is kept in memory and ends with the process. */
  data: undefined
}

/** Runs the production build of the app, and the sandbox with its three servers, on loopback until they are stopped. */
export const startProduct = (forTests?: ForTests): Promise<void> =>
  runTogether(async () => {
    // Read first, because building sets NODE_ENV.
    const tools = servesTools()
    await buildLocalApp()
    const app = await serveAppApart(localApp, appPort(), hostAddresses())
    const place = { ports: hostPorts(), tools, appAddress: app.address, ...sandboxPlace(), ...forTests }
    const sandbox = await startSandbox(place).catch(async (error: unknown) => {
      await app.close()
      throw error
    })
    console.log(welcome(app.address, tools ? sandbox.addresses.user : undefined))
    return [app, sandbox]
  })
