import { graphemes } from '../text/graphemes.ts'

/** Name of the highlight that hides the text not typed yet: its range is painted transparent. */
const hiddenText = 'words-coming'

/** Registers the highlight's style. Not in a stylesheet, because the CSS tools warn about `::highlight`. */
function addHighlightStyle(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`::highlight(${hiddenText}) { color: transparent }`)
  document.adoptedStyleSheets.push(sheet)
}
let hasHighlightStyle = false

/** The speed of the typing effect, and what it waits for. */
export interface TypingOptions {
  /** Milliseconds per grapheme; 0 shows all at once. */
  pace: number
  /** Typing starts when this promise settles. */
  after: Promise<unknown>
}

/** A running typing effect. */
export interface Typing {
  /** Resolves when all text is shown. */
  done: Promise<void>
  /** Shows all text now. */
  stop: () => void
}

/**
 * Reveals a text grapheme by grapheme without changing the DOM: screen readers, selection and find-in-page see the
 * whole line from the start. A browser without the CSS Custom Highlight API shows it at once.
 */
export function typeText(element: HTMLElement, { pace, after }: TypingOptions): Typing {
  const highlights = globalThis.CSS.highlights as HighlightRegistry | undefined
  const rest = new Range()
  rest.selectNodeContents(element)
  let isOver = false
  const stop = () => {
    // Once this effect has ended, another text may use the highlight, so it must not be deleted.
    if (isOver) return
    isOver = true
    highlights?.delete(hiddenText)
  }
  if (highlights && !hasHighlightStyle) addHighlightStyle()
  hasHighlightStyle = true
  highlights?.set(hiddenText, new Highlight(rest))
  const done = after.then(async () => {
    if (highlights && !isOver) await revealOneByOne(element, rest, { pace, isOver: () => isOver })
    stop()
  })
  return { done, stop }
}

interface Pace {
  pace: number
  isOver: () => boolean
}

/** Shrinks the hidden range by one grapheme per `pace` ms. */
function revealOneByOne(element: HTMLElement, rest: Range, { pace, isOver }: Pace): Promise<void> {
  const node = element.firstChild
  // If the browser translates the page, it replaces the text node by an element. The translation is shown at once.
  if (pace === 0 || !(node instanceof Text)) return Promise.resolve()
  const letters = graphemes(element.textContent)
  let shown = 0
  let offset = 0
  return new Promise((resolve) => {
    const step = (begun: number, now: number) => {
      const due = Math.min(Math.floor((now - begun) / pace), letters.length)
      for (; shown < due; shown += 1) offset += letters[shown]?.length ?? 0
      if (isOver() || shown >= letters.length) return resolve()
      rest.setStart(node, Math.min(offset, node.length))
      requestAnimationFrame((next) => step(begun, next))
    }
    requestAnimationFrame((now) => step(now, now))
  })
}
