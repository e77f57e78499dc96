import { createServer } from 'vite'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hostPorts } from '../contracts/sandbox/runtime/ports.ts'
import { appPort } from './ports.ts'
import { runTogether } from './runTogether.ts'
import { sandboxPlace } from './sandboxPlace.ts'
import { offerSandboxProviders } from './sandboxProviders.ts'
import { welcome } from './welcome.ts'

/** Runs `npm run dev`: Vite with hot reload and the sandbox, in one command. */
await runTogether(async () => {
  offerSandboxProviders()
  const vite = await createServer()
  await vite.listen(appPort())
  const appAddress = `http://localhost:${appPort()}`
  const sandbox = await startSandbox({ ports: hostPorts(), appAddress, ...sandboxPlace() }).catch(
    async (error: unknown) => {
      await vite.close()
      throw error
    },
  )
  console.log(welcome(appAddress, sandbox.addresses.user))
  return [vite, sandbox]
})
