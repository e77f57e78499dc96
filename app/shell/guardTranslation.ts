/**
 * Keeps React working in a page that a browser translates. Chrome replaces each text node by a `<font>` element, and
 * Edge moves it into one; extensions that add the reading of kanji replace it by several nodes. React still holds the
 * text node: its changes would be invisible, and removing it, or inserting something before it, would throw
 * (https://github.com/facebook/react/issues/11538). So before React touches such a node, all original texts of its
 * parent return to their places, where the translator finds and translates them again: it translates a sentence of
 * several text nodes as a whole (Q420).
 */

/** A node in place of each translated text node. */
const translations = new WeakMap<Node, Node>()
/** The text node that a node of a translator replaces. */
const originals = new WeakMap<Node, Node>()
/** The nodes of a translator that replace no text so far. */
const inserted = new WeakSet<Node>()

/** Whether a translator has replaced a text node of React. */
let isTranslated = false

/** Whether React holds the node: then it has a property of this name. */
const isOfReact = (node: Node) => Object.keys(node).join().includes('__react')

/**
 * Records that the inserted nodes side by side, from `part` on, replace the text. Returns whether there are any.
 */
function replaces(text: Node, part: Node | null | undefined, next: 'previousSibling' | 'nextSibling'): boolean {
  if (!part || !inserted.delete(part)) return false
  translations.set(text, part)
  originals.set(part, text)
  replaces(text, part[next], next)
  return (isTranslated = true)
}

/** Records which nodes replaced which text node: in one change, or inserted beside it before its removal. */
function recordTranslations(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    // Skips the translator's own elements.
    if (!isOfReact(target)) continue
    for (const node of addedNodes) if (!isOfReact(node)) inserted.add(node)
    for (const text of removedNodes)
      if (text instanceof Text && text.parentNode !== target && isOfReact(text))
        void (
          replaces(text, addedNodes[0], 'nextSibling') ||
          replaces(text, previousSibling, 'previousSibling') ||
          replaces(text, nextSibling, 'nextSibling')
        )
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
    // A copy, because the loop changes the list.
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

/** A method of nodes that takes a node, and for an insertion the node behind it. */
type NodeMethod = (this: Node, node: Node, before?: Node | null) => unknown

/**
 * Begins to watch for a translator, before the first text is rendered. Until it notices one, it records nothing, and
 * no method is replaced.
 */
export function guardTranslation(): MutationObserver {
  let isPatched = false
  const observer = new MutationObserver((records) => {
    recordTranslations(records)
    // Firefox inserts no elements of its own. Like the others, it changes the language of the page first.
    if (isPatched || (!isTranslated && document.documentElement.lang === 'ja')) return
    isPatched = true
    patchNodes(observer)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return observer
}
