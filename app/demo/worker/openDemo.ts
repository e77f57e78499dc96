import type { PGlite } from '@electric-sql/pglite'
import { hosts, type Host } from '../../../contracts/hosts.ts'
import { deliverDueNotifications } from '../../../contracts/sandbox/payment/gateway/notifications.ts'
import { japaneseDay } from '../../../contracts/sandbox/runtime/clock.ts'
import { openPglite } from '../../../contracts/sandbox/runtime/db/database.ts'
import { demoDataset } from '../../../contracts/sandbox/runtime/db/datasets.ts'
import { orFail } from '../../../contracts/sandbox/runtime/failure.ts'
import { hostApp } from '../../../contracts/sandbox/runtime/http/hostApp.ts'
import type { SandboxServices } from '../../../contracts/sandbox/runtime/services.ts'
import { openSandbox } from '../../../contracts/sandbox/runtime/openSandbox.ts'
import { BrowserFiles, hasStoredData } from './browserFiles.ts'
import { demoBuildConstants } from './demoBuild.ts'
import { engineFileResponse } from './engineFiles.ts'
import { demoPasswordCost, seedMarkOf, readSeedMark, writeSeedMark } from './seedMark.ts'

type Handler = (request: Request) => Response | Promise<Response>

/** The three servers of the sandbox, which run in this browser and store their data in it. */
export interface DemoServers {
  answers: Readonly<Record<Host, Handler>>
  close(): Promise<void>
}

/** Starts the three servers with the data of an earlier visit, or with the original data of the build. */
export async function openDemo(): Promise<DemoServers> {
  const pglite = await openData()
  const now = seedMarkOf(demoBuildConstants.mark, japaneseDay(new Date()))
  const isComplete = (await readSeedMark(pglite)) === now
  const services = await openSandbox({
    pglite,
    isComplete,
    passwordCost: demoPasswordCost,
    appAddress: location.origin,
  })
  if (!isComplete) await writeSeedMark(pglite, now)
  await deliverDueNotifications(services, orFail(services.datasets.get(demoDataset)))
  const apps = hosts.map((host) => {
    const app = hostApp(host, services)
    return [host, (request: Request) => app.fetch(request)] as const
  })
  return { answers: Object.fromEntries(apps) as Record<Host, Handler>, close: () => closeSandbox(services) }
}

async function closeSandbox(services: SandboxServices): Promise<void> {
  services.streams.close()
  await services.close()
}

async function openData(): Promise<PGlite> {
  const wasm = engineFileResponse('pglite.wasm', 'application/wasm').then((file) => WebAssembly.compileStreaming(file))
  const share = engineFileResponse('pglite.data', 'application/octet-stream').then((file) => file.blob())
  const hasStoredFiles = await hasStoredData()
  const snapshot = hasStoredFiles ? undefined : await (await engineFileResponse('data.tar', 'application/x-tar')).blob()
  const engine = {
    pgliteWasmModule: await wasm,
    fsBundle: await share,
    fs: new BrowserFiles(),
    relaxedDurability: true,
  }
  return openPglite({ snapshot }, engine)
}
