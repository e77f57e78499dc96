import { sessionStorageArea } from '../storage/browserStorage.ts'

declare global {
  interface Window {
    /** Stops this watchdog. The app calls it once it renders pages and can report load errors itself. */
    tsudoiStarted?: () => void
  }
}

/** Storage key of the last automatic reload. shell/reloadOnce.ts uses the same key, but is not loaded yet. */
const reloadedKey = 'tsudoi.reloaded'
/** Matches a blank draft that an earlier build stored: all its fields are empty. */
const blankDraft = /^\{("\w+":("\s*"|false),?)+\}$/
/**
 * After this time a load is reported as slow, in milliseconds. It is long even for a slow connection, but shorter than
 * users wait (S088).
 */
const slowAfterMs = 10_000

const texts = {
  missing: 'ページを読みこめませんでした。通信が途切れたか、新しい版に切り替わりました。',
  failed:
    'ページを表示できませんでした。ブラウザーの設定でCookieやサイトのデータを止めているときは、許可してください。',
  slow: '画面の読みこみに時間がかかっています。通信が混みあっているか、新しい版に切り替わりました。',
}

/**
 * Whether this tab may reload the page by itself: once per build, and never while a draft is stored. Records the
 * reload.
 */
function mayReload(entry: string): boolean {
  try {
    const texts = sessionStorageArea()
    if (texts.getItem(reloadedKey) === entry) return false
    const drafts = Object.keys(texts).filter((key) => /^tsudoi\.[^/]*-draft$/.test(key))
    if (drafts.some((key) => !blankDraft.test(texts.getItem(key) ?? ''))) return false
    texts.setItem(reloadedKey, entry)
    return true
  } catch {
    // Does not reload without storage, because the page might reload endlessly.
    return false
  }
}

/** Shows a line at the bottom of the page with a reload button, like shell/ReloadLine.tsx, which is not loaded yet. */
function offerReload(text: string): void {
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.className = 'fixed inset-x-0 bottom-0 z-20 border-t-2 border-danger bg-raised px-4 py-4 text-16'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'ml-4 min-h-11 font-bold underline'
  button.textContent = 'ページを読みこみ直す'
  button.onclick = () => location.reload()
  line.append(text, button)
  document.body.append(line)
  removeLine = () => line.remove()
}

let removeLine = () => {}

/**
 * Watches whether the app's first script loads. If the script is missing (for example after a deploy behind a cached
 * page) or hangs, this function reloads the page once, or offers a reload. If the script throws, it offers a reload. It
 * does nothing in a browser that is too old for the app, where the page shows a sentence (app/index.html).
 */
export function startBootWatchdog(reload = () => location.reload()): void {
  if (!('toWellFormed' in String.prototype)) return
  const slow = setTimeout(() => offerReload(texts.slow), slowAfterMs)
  const stop = () => {
    clearTimeout(slow)
    removeLine()
    removeEventListener('error', onError, true)
    removeEventListener('unhandledrejection', onMissing)
  }
  const onMissing = () => {
    stop()
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
    if (mayReload(entry)) reload()
    else offerReload(texts.missing)
  }
  const onError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) return onMissing()
    // Ignores errors of extensions, which do not concern the app.
    if (!(event instanceof ErrorEvent) || !event.filename.startsWith(location.origin)) return
    stop()
    offerReload(texts.failed)
  }
  addEventListener('error', onError, true)
  // Notices if the first script has loaded but one of its imports is missing.
  addEventListener('unhandledrejection', onMissing)
  window.tsudoiStarted = stop
}
