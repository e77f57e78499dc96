import { pendingSteps, tokenCookies } from '../../session/cookies.ts'
import { demoCacheName } from '../worker/demoCacheName.ts'

/** Script of the demo's bar (bar.html), which the demo adds to the product's pages. The product works without it. */

// Blocks the registration of the product's service worker, which would replace the demo's.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.register = () => Promise.reject(new Error('The demo has a worker of its own.'))

/** Restores the build's original data and clears the browser's storage, as for a first visit. */
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
  for (const name of await caches.keys()) if (name !== demoCacheName) await caches.delete(name)
  tokenCookies.clear()
  pendingSteps.clearAll()
  location.assign('/')
}

const button = document.querySelector<HTMLButtonElement>('.demo-about .reset')
if (button) {
  button.addEventListener('click', () => void reset(button))
  button.disabled = false
}
