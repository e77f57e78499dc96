import { servesTools } from '../contracts/sandbox/runtime/environment.ts'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hostAddresses, hostPorts } from '../contracts/sandbox/runtime/ports.ts'
import { buildLocalApp, localApp } from './localBuild.ts'
import { appPort } from './ports.ts'
import { runTogether } from './runTogether.ts'
import { sandboxPlace } from './sandboxPlace.ts'
import { serveAppApart } from './serveAppApart.ts'
import { welcome } from './welcome.ts'

/** What tests change of the sandbox. */
interface ForTests {
  /** What the hash of a member's password takes. */
  passwordCost: number
  /** Undefined: the data live in memory and end with the process. */
  data: undefined
}

/** The production build of the app and the sandbox with its three hosts, on loopback, until they are told to stop. */
export const startProduct = (forTests?: ForTests): Promise<void> =>
  runTogether(async () => {
    // Building sets NODE_ENV.
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
