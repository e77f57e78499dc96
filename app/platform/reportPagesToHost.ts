import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { canGoBack } from '../router/goBack.ts'
import { useLazyStatus } from '../shell/lazyModules.ts'
import { onNetworkIdle } from '../shell/onNetworkIdle.ts'
import type { Bridge } from './bridge/bridge.ts'
import type { MessageToHost } from './bridge/messages.ts'

type PageMessage = Extract<MessageToHost, { type: 'page' }>

/**
 * How long to wait for a page's content, in milliseconds. If it loads for longer, the page is reported with the title
 * that it has then.
 */
const maxWaitMs = 5_000

/** Whether `back` has something to close, or a page to go back to. */
const hasBack = () => canGoBack() || openOverlays.count() > 0

/**
 * Reports each page to the host app once, with its final title. A page about one thing takes the thing's name as its
 * title when its content has loaded, so the report waits until no query is in flight. A page also sets a title when it
 * appears, which begins the wait. A reported page is reported again only if `canGoBack` changes, because a dialog or a
 * menu opens or closes, or because the page gets another history entry. Returns a function that ends the reports.
 */
export function reportPagesToHost(bridge: Bridge): () => void {
  let reported: PageMessage | undefined
  let stopWaiting = () => {}

  const send = (page: PageMessage) => {
    if (JSON.stringify(page) !== JSON.stringify(reported)) bridge.send(page)
    reported = page
  }
  const report = () => {
    stopWaiting()
    send({ type: 'page', path: location.pathname, title: document.title, canGoBack: hasBack() })
  }
  // Leaves out a page that is not reported yet: its title is not final.
  const reportBack = () => {
    if (reported?.path === location.pathname) send({ ...reported, canGoBack: hasBack() })
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
  // The router resets the status of lazy modules whenever it shows another URL, also one of the same page.
  const stops = [openOverlays.subscribe(reportBack), useLazyStatus.subscribe(reportBack)]
  wait()
  return () => {
    observer.disconnect()
    stops.forEach((stop) => stop())
    stopWaiting()
  }
}
