import type { CDPSession, Page } from '@playwright/test'

/** The mark before each translated text: the simulated translation of あと is `[tr]あと`. */
const mark = '[tr]'

/** Returns a text as it was before the translation. */
export const removeTranslationMarks = (text: string): string => text.replaceAll(mark, '')

/**
 * Runs in the page, in a world of its own like Chrome's translator: replaces each text node by two nested `font`
 * elements, now and after each change. It inserts them before the text and removes the text then, as Chrome does.
 */
function translateAll(prefix: string): void {
  const own = new WeakSet<Node>()
  const excluded = '[translate=no], .notranslate, script, style, noscript, textarea, code, [contenteditable]'
  const isTranslatable = (text: Node) =>
    !own.has(text) && (text.nodeValue ?? '').trim() !== '' && !text.parentElement?.closest(excluded)
  const translate = (text: Node) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    const translation = document.createTextNode(prefix + (text.nodeValue ?? ''))
    own.add(translation)
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.append(translation)
    outer.append(inner)
    text.parentNode?.insertBefore(outer, text)
    text.parentNode?.removeChild(text)
  }
  const translatePage = () => {
    if (!document.body) return
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.filter(isTranslatable).forEach(translate)
    if (texts.length > 0) {
      document.documentElement.lang = 'en'
      document.documentElement.classList.add('translated-ltr')
    }
  }
  new MutationObserver(translatePage).observe(document, { childList: true, characterData: true, subtree: true })
  translatePage()
}

const source = `(${translateAll.toString()})(${JSON.stringify(mark)})`
const worldName = 'translator'

const sessions = new WeakMap<Page, Promise<CDPSession>>()
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Translates every document of a page from its first text on, before the app has started. */
export async function translateFromStart(page: Page): Promise<void> {
  const session = await sessionOf(page)
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName })
}

/** Translates the current document of a page, as when the user chooses it in the browser's menu. */
export async function translateNow(page: Page): Promise<void> {
  const session = await sessionOf(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName,
  })
  await session.send('Runtime.evaluate', { expression: source, contextId: executionContextId })
}
