import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hosts, type Host } from '../../hosts.ts'
import { demoDataset } from './db/datasets.ts'
import { environmentOptions, servesTools, type SandboxOptions } from './environment.ts'
import { orFail } from './failure.ts'
import { claimFolder } from './folderLock.ts'
import { deliverDueNotifications } from '../payment/gateway/notifications.ts'
import type { SandboxServices } from './services.ts'
import { openSandbox } from './openSandbox.ts'
import { openWebPush } from '../reminder/webPushSender.ts'
import { startReminderTimer } from '../reminder/startReminderTimer.ts'
import { hostApp } from './http/hostApp.ts'
import { listen } from './listen.ts'

/** A running sandbox. */
export interface Sandbox {
  /** The base URL of each host: `http://127.0.0.1:4101`. */
  addresses: Readonly<Record<Host, string>>
  close(): Promise<void>
}

/**
 * Starts the reference backend: three hosts on loopback, one process, one database. Rejects with PortTaken or
 * FolderTaken, whose messages say what to do. Listens first, so that a port in use is reported immediately. Requests
 * that arrive before the data is open wait.
 */
export async function startSandbox({
  ports,
  data,
  databaseUrl,
  tools = servesTools(),
  snapshot,
  pushOrigins,
  ...rest
}: SandboxOptions): Promise<Sandbox> {
  let open: (services: SandboxServices) => void = () => undefined
  const services = new Promise<SandboxServices>((resolve) => (open = resolve))
  const closing: Closing[] = []
  try {
    const listening = await listenAll({ ports, tools }, services, closing)
    const folder = databaseUrl ? undefined : data
    if (folder) closing.push(claimFolder(folder))
    const openPush = openWebPush(pushOrigins)
    const dataOptions = { databaseUrl, folder: folder && prepareDataFiles(folder), snapshot }
    const opened = await openSandbox({ ...dataOptions, openPush, ...rest })
    // Releases the folder last, when nothing writes to it any more.
    closing.splice(hosts.length, 0, () => opened.close())
    closing.unshift(
      startReminderTimer(opened),
      () => opened.streams.close(),
      () => opened.talkRooms.close(),
    )
    if (folder) writeFileSync(completeMarkerFile(folder), '')
    // Delivers payment results that the gateway decided before a crash, before any request is answered.
    await deliverDueNotifications(opened, orFail(opened.datasets.get(demoDataset)))
    open(opened)
    return { addresses: listening, close: () => inOrder(closing) }
  } catch (error) {
    await inOrder(closing)
    throw error
  }
}

async function listenAll(
  { ports, tools }: Pick<SandboxOptions, 'ports' | 'tools'>,
  services: Promise<SandboxServices>,
  closing: Closing[],
) {
  const addresses = { app: '', user: '', payment: '' }
  for (const host of hosts) {
    const app = services.then((opened) => hostApp(host, opened, { hasTools: tools }))
    const server = await listen(host, ports[host], async (request, env) => (await app).fetch(request, env as object))
    closing.push(() => server.close())
    addresses[host] = server.address
  }
  return addresses
}

/** The path of the marker file, which is written once the data is complete for the first time. */
const completeMarkerFile = (folder: string) => join(folder, 'complete')

/** The folder of PGlite's files. Deletes incomplete files that a killed first start has left. */
function prepareDataFiles(folder: string): string {
  const files = join(resolve(folder), 'pglite')
  if (!existsSync(completeMarkerFile(folder))) rmSync(files, { recursive: true, force: true })
  return files
}

type Closing = () => Promise<void> | void

async function inOrder(steps: readonly Closing[]): Promise<void> {
  for (const step of steps) await step()
}

if (import.meta.main) await serve()

/** `npm run sandbox`: serves until a signal ends it. */
async function serve(): Promise<void> {
  try {
    const sandbox = await startSandbox(environmentOptions())
    const lines = hosts.map((host) => `  ${host.padEnd(8)} ${sandbox.addresses[host]}`)
    process.stdout.write(
      `The sandbox is ready.\n${lines.join('\n')}\n${servesTools() ? `  mailbox  ${sandbox.addresses.user}/_sandbox/mailbox\n` : ''}`,
    )
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close())
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
