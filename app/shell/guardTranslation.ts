/**
 * Keeps React working in a page that a browser translates. Chrome replaces each text node by a `<font>` element, and
 * Edge moves it into one. React still holds the text node: its changes would be invisible, and removing it, or
 * inserting something before it, would throw (https://github.com/facebook/react/issues/11538). So before React touches
 * such a node, all original texts of its parent return to their places, where the translator finds and translates them
 * again: it translates a sentence of several text nodes as a whole (Q420).
 */

/** The element in place of each translated text node. */
const translations = new WeakMap<Node, ChildNode>()
/** The text node that an element of a translator replaces. */
const originals = new WeakMap<Node, Node>()

const isNewTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT' && !originals.has(node)

/** Records which element replaced which text node: in one change, or inserted beside it before its removal. */
function recordTranslations(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      const replacedBy = [...addedNodes, previousSibling, nextSibling].find(isNewTranslation)
      if (!replacedBy || !(text instanceof Text) || text.parentNode === target) continue
      translations.set(text, replacedBy)
      originals.set(replacedBy, text)
    }
}

/**
 * Replaces the methods of nodes by which React changes the page. A node that is missing from its parent because the
 * translator dropped it, as Firefox does, counts as removed.
 */
function patchNodes(observer: MutationObserver): void {
  /** Puts the original texts back into the parent of a translated text node. Does nothing for any other node. */
  const restoreTexts = (node: Node) => {
    recordTranslations(observer.takeRecords())
    translations.get(node)?.parentNode?.childNodes.forEach((child) => {
      const text = originals.get(child)
      if (!text) return
      translations.delete(text)
      child.replaceWith(text)
    })
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

/** A method of nodes that takes a node, and for an insertion the node behind it. */
type NodeMethod = (this: Node, node: Node, before?: Node | null) => unknown

/**
 * Begins to watch for a translator, before the first text is rendered. Until it notices one, it records nothing, and
 * no method is replaced.
 */
export function guardTranslation(): MutationObserver {
  let isTranslated = false
  const observer = new MutationObserver((records) => {
    if (!isTranslated) {
      // Firefox inserts no elements of its own. Like the others, it changes the language of the page first.
      isTranslated =
        document.documentElement.lang !== 'ja' ||
        records.some(({ addedNodes }) => [...addedNodes].some(isNewTranslation))
      if (!isTranslated) return
      patchNodes(observer)
    }
    recordTranslations(records)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}
