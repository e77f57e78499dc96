import { graphemes } from '../../../../text/graphemes.ts'
import type { TextSpeed } from '../player.types.ts'

/** Milliseconds for each grapheme. */
const paces: Readonly<Record<TextSpeed, number>> = { slow: 96, usual: 48, fast: 20, instant: 0 }

/** What has not come yet: a range that is painted in no colour (story.css). */
const coming = 'story-coming'

export interface TypingOptions {
  speed: TextSpeed
  /** Words wait until this settles. */
  after: Promise<unknown>
}

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
export function typeText(element: HTMLElement, { speed, after }: TypingOptions): Typing {
  const highlights = globalThis.CSS.highlights as HighlightRegistry | undefined
  const rest = new Range()
  rest.selectNodeContents(element)
  let isOver = false
  const stop = () => {
    isOver = true
    highlights?.delete(coming)
  }
  highlights?.set(coming, new Highlight(rest))
  const done = after.then(async () => {
    if (highlights && !isOver) await comeOneByOne(element, rest, { pace: paces[speed], isOver: () => isOver })
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
