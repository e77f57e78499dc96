import { openScenario } from '../../development/openScenario.ts'
import { startWorker, DemoUnsupported } from './startWorker.ts'

/** The address that the user requested. The start page opens it once the demo is ready. */
const target = () => location.pathname.replace(/\/index\.html$/, '/') + location.search + location.hash

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
  location.replace(target())
}

await start().catch(showError)
