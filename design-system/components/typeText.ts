import { graphemes } from '../text/graphemes.ts'

/** What has not come yet: a range that is painted in no colour. */
const coming = 'words-coming'

/** Said here and not in a stylesheet, because the tools that make those warn about `::highlight`. */
function paint(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`::highlight(${coming}) { color: transparent }`)
  document.adoptedStyleSheets.push(sheet)
}
let isPainted = false

/** How fast words come, and what they wait for. */
export interface TypingOptions {
  /** Milliseconds for each grapheme; 0: all at once. */
  pace: number
  /** Words wait until this settles. */
  after: Promise<unknown>
}

/** Words that are coming. */
export interface Typing {
  /** Settles when all of them are there by themselves. */
  done: Promise<void>
  /** All of them are there now. */
  stop: () => void
}

/**
 * Lets words come one by one without touching the document: what a screen reader hears, and what one selects and finds
 * in the page, is the whole line from the beginning. A browser without highlights shows it at once.
 */
export function typeText(element: HTMLElement, { pace, after }: TypingOptions): Typing {
  const highlights = globalThis.CSS.highlights as HighlightRegistry | undefined
  const rest = new Range()
  rest.selectNodeContents(element)
  let isOver = false
  const stop = () => {
    // Another line may be coming by then.
    if (isOver) return
    isOver = true
    highlights?.delete(coming)
  }
  if (highlights && !isPainted) paint()
  isPainted = true
  highlights?.set(coming, new Highlight(rest))
  const done = after.then(async () => {
    if (highlights && !isOver) await comeOneByOne(element, rest, { pace, isOver: () => isOver })
    stop()
  })
  return { done, stop }
}

interface Pace {
  pace: number
  isOver: () => boolean
}

/** What is still to come shrinks by a grapheme with each beat. */
function comeOneByOne(element: HTMLElement, rest: Range, { pace, isOver }: Pace): Promise<void> {
  const node = element.firstChild
  if (pace === 0 || !node) return Promise.resolve()
  const letters = graphemes(element.textContent)
  let shown = 0
  let offset = 0
  return new Promise((resolve) => {
    const beat = (begun: number, now: number) => {
      const due = Math.min(Math.floor((now - begun) / pace), letters.length)
      for (; shown < due; shown += 1) offset += letters[shown]?.length ?? 0
      if (isOver() || shown >= letters.length) return resolve()
      rest.setStart(node, offset)
      requestAnimationFrame((next) => beat(begun, next))
    }
    requestAnimationFrame((now) => beat(now, now))
  })
}
