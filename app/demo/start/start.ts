import { openScenario } from '../../development/openScenario.ts'
import { startWorker, Unsupported } from './startWorker.ts'

/** Where the demo goes on: the address that was asked for, which no file stands at. */
const target = () => location.pathname.replace(/\/index\.html$/, '/') + location.search + location.hash

function say(error: unknown): void {
  const place = document.getElementById('said')
  if (!place) return
  const isStrange = new URLSearchParams(location.search).has('scenario')
  const failed = isStrange
    ? 'この状態は開けませんでした。名前と値を確かめてください。'
    : 'デモを準備できませんでした。ブラウザーの空き容量を確かめて、もう一度開いてください。'
  place.textContent = error instanceof Unsupported ? error.message : failed
  // oxlint-disable-next-line no-console -- what went wrong is for whoever looks for it
  console.error(error)
}

async function start(): Promise<void> {
  await startWorker()
  if (new URLSearchParams(location.search).has('scenario')) await openScenario()
  location.replace(target())
}

await start().catch(say)
