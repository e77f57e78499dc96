import { pendingSteps, tokenCookies } from '../../session/cookies.ts'
import { demoFiles } from '../worker/demoFiles.ts'

/** The demo's bar (bar.html) stands beside the product, which knows nothing of it. */

// A worker that the product brings for second visits would take the place of the demo's: the product does without.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.register = () => Promise.reject(new Error('The demo has a worker of its own.'))

/** Back to the data that came with the build, as somebody who has never been here. */
async function reset(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  const answer = await fetch('/hosts/app/_demo/reset', { method: 'POST' }).catch(() => undefined)
  if (!answer?.ok) {
    button.disabled = false
    button.textContent = '戻せませんでした。もう一度押してください。'
    return
  }
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys()) if (name !== demoFiles) await caches.delete(name)
  tokenCookies.clear()
  pendingSteps.clearAll()
  location.assign('/')
}

const button = document.querySelector<HTMLButtonElement>('.demo-about .reset')
if (button) {
  button.addEventListener('click', () => void reset(button))
  button.disabled = false
}
