import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { setFirstPopListener } from './firstPopListener.ts'
import { setDocumentLoader } from './loadDocument.ts'

/** The field of `history.state` that counts the overlays above the page; absent in the entry of the page itself. */
const mark = 'overlays'

/**
 * How long to wait for a traversal, in ms. Browsers need a few ms, and a traversal that never ends must not block Back
 * for ever.
 */
const maxTraversalMs = 1_000

type State = Readonly<Record<string, unknown>>

const stateNow = () => Object(history.state) as State
const depthNow = () => Number(stateNow()[mark] ?? 0)
const unmarked = (state: State): State => Object.fromEntries(Object.entries(state).filter(([name]) => name !== mark))

/**
 * A page as the router knows it. `keys` are the keys that its history entries may have, because a replace changes the
 * key. Undefined after a reload: the app does not know which keys the page had before, so any key may be the page's.
 */
interface MarkedPage {
  state: State
  url: string
  keys: readonly unknown[] | undefined
}

const pageNow = (keys: readonly unknown[] = []): MarkedPage => {
  const state = unmarked(stateNow())
  return { state, url: location.href, keys: [...keys, state['key']] }
}
/** The page at whose overlay's entry the browser has loaded the app. */
const pageAtLoad = (): MarkedPage => ({ ...pageNow(), keys: undefined })

/** Whether the browser itself follows a pressed link, and loads another document into this tab. */
function loadsDocument({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element && target.closest('a')
  if (!link || defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  const isHere = (!link.target || link.target === '_self') && !link.hasAttribute('download')
  return isHere && link.protocol.startsWith('http') && link.href.split('#')[0] !== location.href.split('#')[0]
}

let stopKeeping: (() => void) | undefined

/**
 * Closes the topmost overlay (`openOverlays`) when the user presses the browser's Back, in every browser. To this end
 * each open overlay has one history entry above its page, with the page's URL and state and a mark. The router never
 * sees these entries: it gets no `popstate` within a page, a push overwrites a marked entry, and `go` counts from the
 * page. When an overlay closes in another way, its entry is removed, so that Back never does nothing. If a dialog
 * refuses to close, such as during a payment, Back leaves the page. Returns a function that ends all this. A second
 * call does nothing (Q432).
 */
export function keepOverlaysInHistory(): () => void {
  if (stopKeeping) return stopKeeping
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  const go = history.go.bind(history)
  /** The page below the open overlays. Undefined once the user or the router has left it. */
  let page = depthNow() > 0 ? pageAtLoad() : undefined
  /**
   * The app's traversal in flight. `isReturn`: it returns to the page that the app opened during the traversal before.
   */
  let traversal: { steps: number; isReturn: boolean } | undefined
  /**
   * Set when the app has opened a page during the traversal, which then has to be undone: the steps of the traversal,
   * and the page that the app has left.
   */
  let overtaken: { steps: number; left: MarkedPage | undefined } | undefined
  /** Whether the page has changed its URL or state under an overlay, so that its own entry has the former one. */
  let isEntryOld = false
  /** The steps that the app wants to go when the traversal has ended. */
  let stepsAfter = 0
  /** Whether Back leaves the page even though an overlay is open. */
  let isLeaving = false
  /** The document that the app wants to load when no traversal is in flight. */
  let pendingLoad: (() => void) | undefined
  /** Whether the browser is loading a document, which a traversal would cancel. */
  let isLoading = false
  let settling: ReturnType<typeof setTimeout> | undefined
  let answering: ReturnType<typeof setTimeout> | undefined

  const isOnPage = () => {
    const { idx, key } = stateNow()
    return page !== undefined && page.state['idx'] === idx && (page.keys?.includes(key) ?? true)
  }
  /** Writes the page's state and URL to the current history entry: the page may have changed them under an overlay. */
  const updateEntry = (shown = page) => {
    const depth = depthNow()
    if (shown) replaceState(depth > 0 ? { ...shown.state, [mark]: depth } : shown.state, '', shown.url)
    isEntryOld &&= depth > 0
  }
  const traverse = (steps: number, isReturn = false) => {
    traversal = { steps, isReturn }
    answering = setTimeout(giveUp, maxTraversalMs)
    go(steps)
  }
  const goOn = () => {
    const after = stepsAfter
    stepsAfter = 0
    if (after !== 0) history.go(after)
    return after !== 0
  }
  const startLoad = () => {
    const load = pendingLoad
    if (!load) return
    pendingLoad = undefined
    isLoading = true
    load()
  }
  // The browser may still end the traversal, so this does not call `settle`.
  const giveUp = () => {
    traversal = undefined
    if (!goOn()) startLoad()
  }
  const endTraversal = () => {
    traversal = undefined
    clearTimeout(answering)
    if (overtaken) {
      const { steps, left } = overtaken
      overtaken = undefined
      updateEntry(left)
      traverse(-steps, true)
    } else if (!goOn()) settleSoon()
  }
  /** Adds or removes history entries until there is one for each overlay. */
  const settle = () => {
    const [wanted, depth] = [openOverlays.count(), depthNow()]
    // An overlay can open only on a page that stays: so the pressed link led to a download, or to another program.
    if (wanted > depth) isLoading = false
    if (traversal || isLeaving || isLoading) return
    if (wanted !== depth && !isOnPage()) {
      page = pageNow()
      isEntryOld = false
    }
    if (wanted < depth) traverse(wanted - depth)
    for (let at = depth + 1; at <= wanted; at += 1) pushState({ ...stateNow(), [mark]: at }, '')
    if (!traversal) startLoad()
  }
  // Calls `settle` in the next task. By then the code that closed one overlay may have opened another one or navigated.
  const settleSoon = () => {
    clearTimeout(settling)
    settling = setTimeout(settle)
  }
  const leave = () => {
    // Does nothing if the app has already left the page's entry, as it does when it closes a dialog that is part of the
    // URL.
    if (!isOnPage()) return
    isLeaving = true
    answering = setTimeout(stay, maxTraversalMs)
    history.go(-1)
  }
  const stay = () => {
    isLeaving = false
    clearTimeout(answering)
    settleSoon()
  }
  const onPop = (event: PopStateEvent) => {
    isLoading = false
    if (isLeaving) stay()
    const isWithin = isOnPage()
    if (isWithin || overtaken || traversal?.isReturn) event.stopImmediatePropagation()
    else page = undefined
    if (isWithin) updateEntry()
    if (traversal || overtaken) endTraversal()
    else {
      if (isWithin) openOverlays.closeDownTo(depthNow(), leave)
      settleSoon()
    }
  }

  history.pushState = (state, unused, url) => {
    const [depth, left] = [depthNow(), page]
    page = undefined
    if (depth === 0) return pushState(state, unused, url)
    replaceState(state, unused, url)
    // Goes to the entry of the page that the app leaves, to write its URL there, and returns.
    if (isEntryOld && !traversal) traverse(-depth)
    if (traversal && !traversal.isReturn) overtaken = { steps: traversal.steps, left }
  }
  history.replaceState = (state, unused, url) => {
    const depth = depthNow()
    replaceState(depth > 0 ? { ...Object(state), [mark]: depth } : state, unused, url)
    if (!page) return
    page = page.keys ? pageNow(page.keys) : pageAtLoad()
    isEntryOld = depth > 0
  }
  history.go = (steps = 0) => {
    if (traversal) stepsAfter += steps
    else go(steps < 0 ? steps - depthNow() : steps)
  }
  /** Runs when the browser shows this page again, after another document. */
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) isLoading = false
    settleSoon()
  }
  const onClick = (event: MouseEvent) => {
    if (loadsDocument(event)) isLoading = true
  }
  setDocumentLoader((load) => {
    pendingLoad = load
    settleSoon()
  })
  setFirstPopListener(onPop)
  addEventListener('pageshow', onShow)
  addEventListener('click', onClick)
  const unsubscribe = openOverlays.subscribe(settleSoon)
  settleSoon()
  stopKeeping = () => {
    unsubscribe()
    clearTimeout(settling)
    clearTimeout(answering)
    setFirstPopListener(undefined)
    removeEventListener('pageshow', onShow)
    removeEventListener('click', onClick)
    setDocumentLoader(undefined)
    stopKeeping = undefined
    for (const name of ['pushState', 'replaceState', 'go']) Reflect.deleteProperty(history, name)
  }
  return stopKeeping
}
