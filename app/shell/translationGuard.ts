/**
 * Keeps React working in a page that a browser translates. Chrome replaces each text node by `<font>` elements, and
 * Edge moves it into one. React still holds the text node: its changes would be invisible, and removing it, or
 * inserting something before it, would throw (https://github.com/facebook/react/issues/11538). So before React changes
 * such a node, all original texts of its parent return to their places, where the translator finds and translates them
 * again: it translates a sentence of several text nodes as a whole (Q420).
 */

/** The browser's own methods. */
const { removeChild, insertBefore, appendChild } = Object.getOwnPropertyDescriptors(Node.prototype)

/** The first element in place of each translated text node. */
const translations = new WeakMap<Node, ChildNode>()
/** The text node that an element of a translator replaces. */
const originals = new WeakMap<Node, Node>()

const isNewTranslation = (node: Node | null | undefined): node is ChildNode =>
  node?.nodeName === 'FONT' && !originals.has(node)

/** The ancestor of a node, or the node itself, that is a child of `parent`. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

/**
 * The elements that replaced a removed text node: the text is in them, the same change inserted them, or another change
 * inserted one beside the text before the removal, or in its place right after it.
 */
function replacementOf(text: Node, removal: MutationRecord, next?: MutationRecord): ChildNode[] {
  const { target, previousSibling, nextSibling } = removal
  const added = [childAround(target, text), ...removal.addedNodes].filter(isNewTranslation)
  if (added.length > 0) return added
  const inserted = next?.target === target ? next.addedNodes[0] : undefined
  return [previousSibling, nextSibling, inserted].filter(isNewTranslation).slice(0, 1)
}

function noteTranslations(records: readonly MutationRecord[]): void {
  for (const [at, record] of records.entries()) {
    for (const text of record.removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE || text.parentNode === record.target) continue
      const replacement = replacementOf(text, record, records[at + 1])
      for (const element of replacement) originals.set(element, text)
      if (replacement[0]) translations.set(text, replacement[0])
    }
  }
}

/** Puts the original texts back into the parent of a translated text node. Other nodes are not changed. */
function restoreTexts(node: Node): void {
  const parent = translations.get(node)?.parentNode
  if (!parent) return
  for (const child of Array.from(parent.childNodes)) {
    const original = originals.get(child)
    if (!original) continue
    if (translations.get(original) === child) insertBefore.value?.call(parent, original, child)
    removeChild.value?.call(parent, child)
  }
}

/**
 * Replaces the methods of nodes by which React changes the page. A node that is missing from its parent for another
 * reason, because the translator dropped it, counts as removed.
 */
function patchNodes(observer: MutationObserver): void {
  /** Restores a text that may have been translated a moment ago. */
  const restoreMissing = (node: Node) => {
    noteTranslations(observer.takeRecords())
    restoreTexts(node)
  }
  /** Whether a node is in its parent, after its text has returned there if it was translated. */
  const isChild = (parent: Node, node: Node) => {
    if (node.parentNode !== parent) restoreMissing(node)
    return node.parentNode === parent
  }
  Object.assign(Node.prototype, {
    removeChild(this: Node, node: Node) {
      return isChild(this, node) ? removeChild.value?.call(this, node) : node
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      restoreTexts(node)
      return insertBefore.value?.call(this, node, before && isChild(this, before) ? before : null)
    },
    appendChild(this: Node, node: Node) {
      restoreTexts(node)
      return appendChild.value?.call(this, node)
    },
  })
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return this.data
    },
    set(this: Text, value: string | null) {
      restoreMissing(this)
      this.data = value ?? ''
    },
  })
}

let isTranslated = false

/** Takes the changes of the page from its observer. Nothing is patched or recorded until a translator is noticed. */
export function handleMutations(records: readonly MutationRecord[], observer: MutationObserver): void {
  if (!isTranslated) {
    // Firefox inserts no elements of its own. Like the others, it changes the language of the page first.
    isTranslated =
      document.documentElement.lang !== 'ja' || records.some((record) => [...record.addedNodes].some(isNewTranslation))
    if (isTranslated) patchNodes(observer)
  }
  if (isTranslated) noteTranslations(records)
}
