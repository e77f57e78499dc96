/** Address of the service worker, the only script that this page may run as a worker. */
const workerPath = '/demoWorker.js'

/** Thrown where the demo cannot run. The message tells the user why, in Japanese. */
export class DemoUnsupported extends Error {}

/** Whether the demo is at the origin's root. Below a path, the product's links would lead to other sites' pages. */
const isAtRoot = () => new URL(import.meta.url).pathname === '/demo/start.js'

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** The worker's address. Browsers with Trusted Types need it to pass through a policy. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy('tsudoi-demo', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ??
    workerPath
  )
}

/** Starts the service worker. Resolves when the worker controls this page and has opened its data. */
export async function startWorker(): Promise<void> {
  if (!isAtRoot())
    throw new DemoUnsupported('デモは、アドレスのいちばん上（https://…/）に置いてください。途中の場所では動きません。')
  if (!('serviceWorker' in navigator))
    throw new DemoUnsupported('デモは、httpsかlocalhostのアドレスを、プライベートでないウィンドウで開いてください。')
  const { serviceWorker } = navigator
  await serviceWorker.register(workerAddress())
  await serviceWorker.ready
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const answer = await fetch('/hosts/user/_sandbox/clock')
  if (!answer.ok) throw new Error(`The demo's data do not open: ${answer.status}`)
}
