/**
 * Keeps React working in a page that a browser translates. Chrome replaces each text node by a `<font>` element, and
 * Edge moves it into one; extensions that add the reading of kanji replace it by several nodes. React still holds the
 * text node: its changes would be invisible, and removing it, or inserting something before it, would throw
 * (https://github.com/facebook/react/issues/11538). So before React touches such a node, all original texts of its
 * parent return to their places, where the translator finds and translates them again: it translates a sentence of
 * several text nodes as a whole (Q420).
 */

/** For each text node that a translator has replaced: the node of the translator. */
const translations = new WeakMap<Node, Node>()
/** For each node of a translator that replaced a text node: that text node. */
const originals = new WeakMap<Node, Node>()
/** Nodes that a translator has inserted and that replace no text node yet. */
const inserted = new WeakSet<Node>()

/** Whether a translator has replaced a text node that React rendered. */
let isTranslated = false

/** Whether React has rendered the node. React then sets a property whose name contains this text. */
const isOfReact = (node: Node) => Object.keys(node).join().includes('__react')

/**
 * Records that the adjacent inserted nodes, beginning with `part`, replace the text node. Returns whether there are
 * any.
 */
function replaces(text: Node, part: Node | null | undefined, next: 'previousSibling' | 'nextSibling'): boolean {
  if (!part || !inserted.delete(part)) return false
  translations.set(text, part)
  originals.set(part, text)
  replaces(text, part[next], next)
  return (isTranslated = true)
}

/**
 * Records which nodes have replaced which text node. A translator inserts them in the same change, or before it removes
 * the text node.
 */
function recordTranslations(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Skips changes inside the translator's own elements.
    if (!isOfReact(target)) continue
    for (const node of addedNodes) if (!isOfReact(node)) inserted.add(node)
    for (const removed of removedNodes) {
      // A translator also replaces its own nodes: when the user shows the original again, or chooses another language.
      const text = originals.get(removed) ?? removed
      if (text instanceof Text && text.parentNode !== target && isOfReact(text))
        void (
          replaces(text, addedNodes[0], 'nextSibling') ||
          replaces(text, previousSibling, 'previousSibling') ||
          replaces(text, nextSibling, 'nextSibling')
        )
    }
  }
}

/**
 * Replaces the methods of nodes with which React changes the page. A text node that the translator removed without
 * replacement, as Firefox does, counts as removed by React.
 */
function patchNodes(observer: MutationObserver): void {
  /** Puts the original texts back into the parent of a translated text node. Does nothing for any other node. */
  const restoreTexts = (node: Node) => {
    recordTranslations(observer.takeRecords())
    // Copies the list, because the loop changes it.
    for (const child of Array.from(translations.get(node)?.parentNode?.childNodes ?? [])) {
      const text = originals.get(child)
      if (!text) continue
      if (translations.delete(text)) child.replaceWith(text)
      else child.remove()
    }
  }
  const methods = Node.prototype as unknown as Record<string, NodeMethod>
  for (const name of ['removeChild', 'insertBefore', 'appendChild']) {
    const native = methods[name]
    methods[name] = function (node, before) {
      restoreTexts(node)
      if (before) restoreTexts(before)
      if (name === 'removeChild' && node.parentNode !== this) return node
      return native?.call(this, node, before?.parentNode === this ? before : null)
    }
  }
  Object.defineProperty(Text.prototype, 'nodeValue', {
    get(this: Text) {
      return this.data
    },
    set(this: Text, value: string) {
      restoreTexts(this)
      this.data = value
    },
  })
}

/** A method of nodes that takes a node and, for an insertion, the node after it. */
type NodeMethod = (this: Node, node: Node, before?: Node | null) => unknown

/**
 * Begins to watch for a translator. Call it before the first text is rendered. Until a translator changes the page,
 * nothing is recorded and no method is replaced.
 */
export function guardTranslation(): MutationObserver {
  let isPatched = false
  const observer = new MutationObserver((records) => {
    recordTranslations(records)
    // Firefox inserts no elements, so they cannot show that it translates. But like other translators it first changes
    // the language of the page.
    if (isPatched || (!isTranslated && document.documentElement.lang === 'ja')) return
    isPatched = true
    patchNodes(observer)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}
