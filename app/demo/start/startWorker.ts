/** Which file it is; the one address that this page may run as a worker. */
const worker = '/demoWorker.js'

/** It cannot run here, and the message says to whoever looks at it why. */
export class Unsupported extends Error {}

/** Below a path, the pages that the product leads to are somebody else's. */
const isAtRoot = () => new URL(import.meta.url).pathname === '/demo/start.js'

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** Pages with Trusted Types want the address of a script from a policy; browsers without know no such thing. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return trustedTypes?.createPolicy('tsudoi-demo', { createScriptURL: () => worker }).createScriptURL(worker) ?? worker
}

/** Resolves when the worker answers this page, and the data are open. */
export async function startWorker(): Promise<void> {
  if (!isAtRoot())
    throw new Unsupported('デモは、アドレスのいちばん上（https://…/）に置いてください。途中の場所では動きません。')
  if (!('serviceWorker' in navigator))
    throw new Unsupported('デモは、httpsかlocalhostのアドレスを、プライベートでないウィンドウで開いてください。')
  const { serviceWorker } = navigator
  await serviceWorker.register(workerAddress())
  await serviceWorker.ready
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const answer = await fetch('/hosts/user/_sandbox/clock')
  if (!answer.ok) throw new Error(`The demo's data do not open: ${answer.status}`)
}
