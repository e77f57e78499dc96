import { tabTexts } from '../session/browserStorage.ts'

declare global {
  interface Window {
    /** Called by the app once it renders its own pages, and says itself what is missing. */
    tsudoiStarted?: () => void
  }
}

/** As in shell/reloadOnce.ts, for the time when not even that is here. */
const reloaded = 'tsudoi.reloaded'
/** A draft of an earlier build, of blanks alone: nothing was typed. */
const blank = /^\{("\w+":("\s*"|false),?)+\}$/
/** Long enough for a slow connection, and well before anybody gives up (S088). */
const slowAfter = 10_000

const texts = {
  missing: 'ページを読みこめませんでした。通信が途切れたか、新しい版に切り替わりました。',
  slow: '画面の読みこみに時間がかかっています。通信が混みあっているか、新しい版に切り替わりました。',
}

/**
 * Whether this tab may load the page anew by itself: once for each build, and never while something typed waits to be
 * saved.
 */
function mayReload(entry: string): boolean {
  try {
    const texts = tabTexts()
    if (texts.getItem(reloaded) === entry) return false
    const drafts = Object.keys(texts).filter((key) => /^tsudoi\.[^/]*-draft$/.test(key))
    if (drafts.some((key) => !blank.test(texts.getItem(key) ?? ''))) return false
    texts.setItem(reloaded, entry)
    return true
  } catch {
    // Without storage it could go round and round.
    return false
  }
}

/** The line at the foot of the page; its look is that of shell/ReloadLine.tsx, which is not here. */
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
  forget = () => line.remove()
}

let forget = () => {}

/**
 * The app's first script shows everything else, also that something is missing. Where it is missing itself, as after a
 * deploy behind a page that was kept, or hangs, this stands in for it: the page is loaded anew once, and otherwise a
 * line offers to.
 */
export function watchEntry(reload = () => location.reload()): void {
  const slow = setTimeout(() => offerReload(texts.slow), slowAfter)
  const stop = () => {
    clearTimeout(slow)
    forget()
    removeEventListener('error', onError, true)
    removeEventListener('unhandledrejection', onMissing)
  }
  const onMissing = () => {
    stop()
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
    if (mayReload(entry)) reload()
    else offerReload(texts.missing)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) onMissing()
  }
  addEventListener('error', onError, true)
  // The first script is here, and what it waits for is not.
  addEventListener('unhandledrejection', onMissing)
  window.tsudoiStarted = stop
}
