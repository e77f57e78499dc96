// @vitest-environment happy-dom
import { openOverlays } from '@tsudoi/design-system/openOverlays'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDocument } from './loadDocument.ts'
import { keepOverlaysInHistory } from './overlayHistory.ts'

interface Entry {
  state: unknown
  url: string
}

/** Simulates the session history of a browser: traversals are asynchronous and end with `popstate`. */
class FakeHistory {
  entries: Entry[] = [
    { state: { idx: 0, key: 'home' }, url: '/home' },
    { state: { idx: 1, key: 'gacha' }, url: '/gacha' },
  ]
  at = 1
  /** How long each traversal from now on takes, in ms; Infinity if the browser never answers it. */
  traversalMs: number[] = []
  traversals = 0
  get state() {
    return this.entries[this.at]?.state
  }
  pushState(state: unknown, _: string, url = this.entries[this.at]?.url ?? '') {
    this.at += 1
    this.entries = [...this.entries.slice(0, this.at), { state, url }]
  }
  replaceState(state: unknown, _: string, url = this.entries[this.at]?.url ?? '') {
    this.entries[this.at] = { state, url }
  }
  go(steps: number) {
    this.traversals += 1
    const takesMs = this.traversalMs.shift() ?? 5
    if (takesMs === Infinity) return
    setTimeout(() => {
      if (!this.entries[this.at + steps]) return
      this.at += steps
      dispatchEvent(new PopStateEvent('popstate', { state: this.state }))
    }, takesMs)
  }
}

let browser: FakeHistory
/** The history, with the methods that the app calls. */
let app: Pick<History, 'pushState' | 'replaceState' | 'go'>
let stop = () => {}
/** Records the URL of each `popstate` event that reaches the router. */
const shown = vi.fn<(url: string) => void>()
const onPop = () => shown(urlNow())
const urlNow = () => browser.entries[browser.at]?.url ?? ''
const urls = () => browser.entries.map(({ url }) => url)

/** Opens an overlay that closes in the next task, as React does, or stays open if it `refuses`. */
function openOverlay({ refuses = false } = {}) {
  const close = vi.fn<() => void>(() => void (refuses || setTimeout(remove)))
  const remove = openOverlays.add(close)
  return { close, remove }
}

const settled = () => vi.advanceTimersByTimeAsync(500)
/** Simulates a press of Back. The app cannot see in advance how many steps it goes. */
const pressBack = async (steps = -1) => {
  FakeHistory.prototype.go.call(browser, steps)
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeHistory()
  app = browser as unknown as History
  vi.stubGlobal('history', browser)
  vi.stubGlobal('location', {
    get href() {
      return urlNow()
    },
  })
  stop = keepOverlaysInHistory()
  // This listener is added after that of `firstPopListener`, as the router's listener is.
  addEventListener('popstate', onPop)
})
afterEach(async () => {
  openOverlays.closeDownTo(0)
  await settled()
  stop()
  removeEventListener('popstate', onPop)
  shown.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Back with an overlay over the page (Q432)', () => {
  it('closes the overlay, and a second press of Back leaves the page', async () => {
    const { close } = openOverlay()
    await settled()
    await pressBack()
    expect(close).toHaveBeenCalledOnce()
    expect([urlNow(), browser.at]).toEqual(['/gacha', 1])
    expect(shown).not.toHaveBeenCalled()
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('closes the topmost of several overlays first, and one per press', async () => {
    const below = openOverlay()
    await settled()
    const above = openOverlay()
    await settled()
    await pressBack()
    expect([above.close, below.close].map((close) => close.mock.calls.length)).toEqual([1, 0])
    await pressBack()
    expect(below.close).toHaveBeenCalledOnce()
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('leaves the page if the overlay refuses to close, for example during a payment', async () => {
    const { close, remove } = openOverlay({ refuses: true })
    shown.mockImplementationOnce(remove)
    await settled()
    await pressBack()
    expect(close).toHaveBeenCalledOnce()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
    expect([urlNow(), browser.at]).toEqual(['/home', 0])
  })

  it('stays on the app’s first page if the overlay refuses to close, and closes the overlay with a later press', async () => {
    browser.at = 0
    const { close, remove } = openOverlay({ refuses: true })
    await settled()
    await pressBack()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(urls()).toEqual(['/home', '/home'])
    await pressBack()
    expect(close).toHaveBeenCalledTimes(2)
    remove()
    await vi.advanceTimersByTimeAsync(2_000)
    expect([browser.at, shown.mock.calls.length]).toEqual([0, 0])
  })

  it('leaves the page with one press after the user has closed the overlay by its button', async () => {
    const { remove } = openOverlay()
    await settled()
    remove()
    await settled()
    expect(browser.at).toBe(1)
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('needs no additional history entry when one overlay follows another', async () => {
    const { remove } = openOverlay()
    await settled()
    remove()
    openOverlay()
    await settled()
    expect(browser.traversals).toBe(0)
    expect(urls()).toEqual(['/home', '/gacha', '/gacha'])
  })

  it('returns, after a link in the overlay was followed, to the page without the overlay', async () => {
    const { remove } = openOverlay()
    await settled()
    app.pushState({ idx: 2, key: 'result' }, '', '/result')
    remove()
    await settled()
    expect(urls()).toEqual(['/home', '/gacha', '/result'])
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/gacha')
    await pressBack()
    expect(shown).toHaveBeenLastCalledWith('/home')
  })

  it('returns, after a link in the upper of two overlays was followed, to the page without overlays', async () => {
    const removes = [openOverlay(), openOverlay()].map(({ remove }) => remove)
    await settled()
    app.pushState({ idx: 2, key: 'result' }, '', '/result')
    for (const remove of removes) remove()
    await settled()
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/gacha')
    await pressBack()
    expect(shown).toHaveBeenLastCalledWith('/home')
  })

  it('keeps a navigation that begins while the history entry of the closed overlay is being removed', async () => {
    const { remove } = openOverlay()
    await settled()
    remove()
    await vi.advanceTimersByTimeAsync(2)
    app.pushState({ idx: 2, key: 'result' }, '', '/result')
    await settled()
    expect([urlNow(), browser.state]).toEqual(['/result', { idx: 2, key: 'result' }])
    expect(shown).not.toHaveBeenCalled()
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/gacha')
  })

  it('counts the steps of the app’s own history from the page, even while an entry is being removed', async () => {
    const { remove } = openOverlay()
    await settled()
    remove()
    await vi.advanceTimersByTimeAsync(2)
    app.go(-1)
    await settled()
    expect(urlNow()).toBe('/home')
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('counts the steps of the app’s own history from the page while the overlay is open', async () => {
    openOverlay()
    await settled()
    app.go(-1)
    await settled()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('keeps the changes that the page makes to its URL while the overlay is open', async () => {
    openOverlay()
    await settled()
    app.replaceState({ idx: 1, key: 'filtered' }, '', '/gacha?type=new')
    await pressBack()
    expect([urlNow(), browser.at, browser.state]).toEqual(['/gacha?type=new', 1, { idx: 1, key: 'filtered' }])
    expect(shown).not.toHaveBeenCalled()
  })

  it('keeps a change that the page makes to its URL when this change closes the overlay', async () => {
    const { remove } = openOverlay()
    await settled()
    app.replaceState({ idx: 1, key: 'closed' }, '', '/gacha?closed')
    remove()
    await settled()
    expect([urlNow(), browser.at, browser.state]).toEqual(['/gacha?closed', 1, { idx: 1, key: 'closed' }])
    expect(shown).not.toHaveBeenCalled()
  })

  it.each([
    ['while the overlay is open', false, 5],
    ['while the history entry of the closed overlay is being removed', true, 5],
    ['while that removal takes longer than the time limit', true, 1_500],
  ])(
    'returns to the URL that the page has got under the overlay, and Forward to the opened page: a link that opens it %s',
    async (_when, isClosed, traversalMs) => {
      const { remove } = openOverlay()
      await settled()
      app.replaceState({ idx: 1, key: 'typed' }, '', '/gacha?q=star')
      browser.traversalMs = [traversalMs]
      if (isClosed) remove()
      await vi.advanceTimersByTimeAsync(2)
      app.pushState({ idx: 2, key: 'result' }, '', '/result')
      expect(urlNow()).toBe('/result')
      remove()
      await vi.advanceTimersByTimeAsync(3_000)
      expect([urlNow(), browser.state]).toEqual(['/result', { idx: 2, key: 'result' }])
      expect(shown).not.toHaveBeenCalled()
      await pressBack()
      await pressBack(1)
      expect(shown.mock.calls).toEqual([['/gacha?q=star'], ['/result']])
      expect(urls()).toEqual(['/home', '/gacha?q=star', '/result'])
    },
  )

  it('together with Forward still reaches each page after an overlay was closed', async () => {
    const { remove } = openOverlay()
    await settled()
    remove()
    await settled()
    await pressBack()
    await pressBack(1)
    expect(shown.mock.calls).toEqual([['/home'], ['/gacha']])
  })

  it('is not undone by Forward: the overlay stays closed, and the URL is the page’s', async () => {
    openOverlay()
    await settled()
    await pressBack()
    await pressBack(1)
    expect([urlNow(), browser.at]).toEqual(['/gacha', 1])
    expect(shown).not.toHaveBeenCalled()
  })

  it('leaves the page with one press after a reload at the history entry of an overlay that did not open again', async () => {
    const { remove } = openOverlay()
    await settled()
    stop()
    remove()
    stop = keepOverlaysInHistory()
    await settled()
    expect(browser.at).toBe(1)
    expect(shown).not.toHaveBeenCalled()
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('keeps the page that replaced the page below an open overlay, also after a reload before the overlay has closed', async () => {
    const { remove } = openOverlay()
    await settled()
    app.replaceState({ idx: 1, key: 'result' }, '', '/gacha/result')
    stop()
    remove()
    stop = keepOverlaysInHistory()
    await settled()
    expect([urlNow(), browser.at, browser.state]).toEqual(['/gacha/result', 1, { idx: 1, key: 'result' }])
    expect(shown).not.toHaveBeenCalled()
    await pressBack()
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
  })

  describe('when the page loads another document (Q408)', () => {
    /** The events of the browser in order. A traversal that begins or ends after `load` would cancel the load. */
    let log: string[] = []
    const load = () => void log.push('load')
    const logPop = () => void log.push('traversed')
    beforeEach(async () => {
      await settled()
      log = []
      addEventListener('popstate', logPop, { capture: true })
    })
    afterEach(() => removeEventListener('popstate', logPop, { capture: true }))

    it('the load begins after the history entry of the overlay that closes with this press has been removed', async () => {
      const { remove } = openOverlay()
      await settled()
      remove()
      loadDocument(load)
      await settled()
      expect([log, browser.at]).toEqual([['traversed', 'load'], 1])
    })

    it('the load begins after the history entry of an overlay that closed just before has been removed', async () => {
      const { remove } = openOverlay()
      await settled()
      remove()
      await vi.advanceTimersByTimeAsync(2)
      loadDocument(load)
      await settled()
      expect([log, browser.at]).toEqual([['traversed', 'load'], 1])
    })

    it('the entry of an overlay that closes during the load stays, and is removed when the page is shown again', async () => {
      const { remove } = openOverlay()
      await settled()
      loadDocument(load)
      await settled()
      remove()
      await settled()
      expect([log, browser.at]).toEqual([['load'], 2])
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await settled()
      expect(browser.at).toBe(1)
    })

    it.each([
      ['another site', 'https://faq.example/', false, 2],
      ['the app, which the router opens', 'https://tsudoi.example/event', true, 1],
      ['a mail address', 'mailto:help@tsudoi.example', false, 1],
    ])(
      'the entry of a menu that closes with the press on its link is removed only if the page stays: a link to %s',
      async (_, href, isRouted, at) => {
        const { remove } = openOverlay()
        await settled()
        const link = Object.assign(document.createElement('a'), { href })
        link.addEventListener('click', (event) => {
          remove()
          if (isRouted) event.preventDefault()
        })
        document.body.append(link)
        // Prevents the navigation, because happy-dom cannot follow the link.
        addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        await settled()
        link.remove()
        expect(browser.at).toBe(at)
      },
    )

    it('the load begins even if the browser never answers the removal of the history entry', async () => {
      const { remove } = openOverlay()
      await settled()
      browser.traversalMs = [Infinity]
      remove()
      loadDocument(load)
      await vi.advanceTimersByTimeAsync(3_000)
      expect(log).toEqual(['load'])
    })

    it('Back closes overlays as usual if the new address has not replaced the page', async () => {
      loadDocument(load)
      await settled()
      const { close } = openOverlay()
      await settled()
      await pressBack()
      expect([close.mock.calls.length, browser.at]).toEqual([1, 1])
    })
  })

  it('closes a dialog of the whole app that stays open on another page, because that page gets an entry for it', async () => {
    const { close } = openOverlay({ refuses: true })
    await settled()
    await pressBack(-2)
    expect(shown).toHaveBeenCalledExactlyOnceWith('/home')
    expect(urls()).toEqual(['/home', '/home'])
    await pressBack()
    expect(close).toHaveBeenCalledOnce()
  })

  it('still works after the browser has left a removal of an entry unanswered', async () => {
    const { remove } = openOverlay()
    await settled()
    browser.traversalMs = [Infinity]
    remove()
    await vi.advanceTimersByTimeAsync(3_000)
    app.go(-1)
    await settled()
    expect(urlNow()).toBe('/home')
  })
})
