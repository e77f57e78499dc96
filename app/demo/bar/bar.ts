import { pendingSteps, tokenCookies } from '../../session/cookies.ts'

/** The demo's bar and what it opens (bar.html); both stand beside the product, which knows nothing of them. */
const about = document.querySelector<HTMLDialogElement>('.demo-about')

// A worker that the product brings for second visits would take the place of the demo's, which is here already.
if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => navigator.serviceWorker.ready

const actions: Readonly<Record<string, () => unknown>> = {
  about: () => about?.showModal(),
  close: () => about?.close(),
  reset,
}

for (const button of document.querySelectorAll<HTMLElement>('[data-demo]'))
  button.addEventListener('click', () => void actions[button.dataset.demo ?? '']?.())

/** Back to the data that came with the build, as somebody who has never been here. */
async function reset(): Promise<void> {
  about?.setAttribute('aria-busy', 'true')
  localStorage.clear()
  sessionStorage.clear()
  tokenCookies.clear()
  pendingSteps.clearAll()
  const answer = await fetch('/hosts/app/_demo/reset', { method: 'POST' })
  if (answer.ok) location.assign('/')
}
