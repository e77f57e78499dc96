import { openScenario } from '../../development/openScenario.ts'
import { startWorker, DemoUnsupported } from './startWorker.ts'

/** The address that the user requested, without the name of the start page's own file. */
const target = () => location.pathname.replace(/\/(index|404)\.html$/, '/') + location.search + location.hash

function showError(error: unknown): void {
  const alert = document.getElementById('said')
  if (!alert) return
  const hasScenario = new URLSearchParams(location.search).has('scenario')
  const failed = hasScenario
    ? 'この状態は開けませんでした。名前と値を確かめてください。'
    : 'デモを準備できませんでした。ブラウザーの空き容量を確かめて、もう一度開いてください。'
  alert.textContent = error instanceof DemoUnsupported ? error.message : failed
  // oxlint-disable-next-line no-console -- errors are for developers
  console.error(error)
}

async function start(): Promise<void> {
  await startWorker()
  if (new URLSearchParams(location.search).has('scenario')) await openScenario()
  history.replaceState(null, '', target())
  // `location.replace()` loads nothing if the address is that of this page and has a hash.
  location.reload()
}

await start().catch(showError)
