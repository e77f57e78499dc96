import { canGoBack } from '../router/goBack.ts'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import type { Bridge } from './bridge/bridge.ts'

/**
 * How long to wait for a page's content, in milliseconds. If it loads for longer, the page is reported with the title
 * that it has then.
 */
const maxWaitMs = 5_000

/**
 * Reports each page to the host app once, with its final title. A page about one thing takes the thing's name as its
 * title when its content has loaded, so the report waits until no query is in flight. A page also sets a title when it
 * appears, which begins the wait. Returns a function that ends the reports.
 */
export function reportPagesToHost(bridge: Bridge): () => void {
  let reported = ''
  let stopWaiting = () => {}

  const report = () => {
    stopWaiting()
    const page = { path: location.pathname, title: document.title, canGoBack: canGoBack() }
    const text = JSON.stringify(page)
    if (text !== reported) bridge.send({ type: 'page', ...page })
    reported = text
  }
  const wait = () => {
    stopWaiting()
    const cancel = onNetworkIdle(report)
    const timer = setTimeout(report, maxWaitMs)
    stopWaiting = () => {
      cancel()
      clearTimeout(timer)
    }
  }

  const title = document.querySelector('title')
  const observer = new MutationObserver(wait)
  if (title) observer.observe(title, { childList: true })
  wait()
  return () => {
    observer.disconnect()
    stopWaiting()
  }
}
