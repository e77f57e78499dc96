import { createServer } from 'vite'
import { startSandbox } from '../contracts/sandbox/runtime/serve.ts'
import { hostPorts } from '../contracts/sandbox/runtime/ports.ts'
import { appPort } from './ports.ts'
import { runTogether } from './runTogether.ts'
import { sandboxStorage } from './sandboxStorage.ts'
import { offerSandboxProviders } from './sandboxProviders.ts'
import { welcomeText } from './welcomeText.ts'

/** `npm run dev`: runs Vite with hot reload and the sandbox, in one process. */
await runTogether(async () => {
  offerSandboxProviders()
  const vite = await createServer()
  await vite.listen(appPort())
  const appAddress = `http://localhost:${appPort()}`
  const sandbox = await startSandbox({ ports: hostPorts(), appAddress, ...sandboxStorage() }).catch(
    async (error: unknown) => {
      await vite.close()
      throw error
    },
  )
  console.log(welcomeText(appAddress, sandbox.addresses.user))
  return [vite, sandbox]
})
