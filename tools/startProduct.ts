import { servesTools } from '../contracts/sandbox/runtime/environment.ts'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hostAddresses, hostPorts } from '../contracts/sandbox/runtime/ports.ts'
import { buildLocalApp, localAppFolder } from './buildLocalApp.ts'
import { appPort } from './ports.ts'
import { runTogether } from './runTogether.ts'
import { sandboxStorage } from './sandboxStorage.ts'
import { serveAppInThread } from './serveAppInThread.ts'
import { welcomeText } from './welcomeText.ts'

/** Options of the sandbox that tests change. */
interface ForTests {
  /** The cost of hashing a member's password, as log2 of scrypt's parameter N. */
  passwordCost: number
  /** Folder of the data. Always undefined in tests: the data stays in memory and ends with the process. */
  data: undefined
}

/** Runs the production build of the app, and the sandbox with its three servers, on loopback until they are stopped. */
export const startProduct = (forTests?: ForTests): Promise<void> =>
  runTogether(async () => {
    // This setting is read before the build, because building sets NODE_ENV.
    const tools = servesTools()
    await buildLocalApp()
    const app = await serveAppInThread(localAppFolder, appPort(), hostAddresses())
    const place = { ports: hostPorts(), tools, appAddress: app.address, ...sandboxStorage(), ...forTests }
    const sandbox = await startSandbox(place).catch(async (error: unknown) => {
      await app.close()
      throw error
    })
    console.log(welcomeText(app.address, tools ? sandbox.addresses.user : undefined))
    return [app, sandbox]
  })
