import { queryClient } from '../queryClient.ts'
import { canGoBack } from '../router/goBack.ts'
import type { Bridge } from './bridge/bridge.ts'

/** How often a page is checked for content that is still loading. */
const checkMs = 100
/** A page that loads for longer is reported by the title that it has then. */
const maxWaitMs = 5_000

/**
 * Reports each page to the host app once, with its final title: a page about one thing takes the thing's name when its
 * content has loaded, and a title counts as final when no query was in flight at two checks in a row. A page reports its
 * title when it appears, so a changed title begins the wait. Returns a function that ends the reports.
 */
export function reportPages(bridge: Bridge): () => void {
  let reported = ''
  let idleChecks = 0
  let waitedMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const report = () => {
    const page = { path: location.pathname, title: document.title, canGoBack: canGoBack() }
    const text = JSON.stringify(page)
    if (text !== reported) bridge.send({ type: 'page', ...page })
    reported = text
    waitedMs = 0
    timer = undefined
  }
  const check = () => {
    waitedMs += checkMs
    idleChecks = queryClient.isFetching() > 0 ? 0 : idleChecks + 1
    if (idleChecks >= 2 || waitedMs >= maxWaitMs) report()
    else timer = setTimeout(check, checkMs)
  }
  const wait = () => {
    idleChecks = 0
    timer ??= setTimeout(check, checkMs)
  }

  const title = document.querySelector('title')
  const observer = new MutationObserver(wait)
  if (title) observer.observe(title, { childList: true })
  wait()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
