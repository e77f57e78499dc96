/** Measurements of a page. Each function runs in the browser, so it must not use anything else of this file. */

/**
 * Resolves once nothing moves: a windowed list measures its rows in the frames after a layout, and only then positions
 * them.
 */
export async function waitForStillRows(): Promise<void> {
  const places = () =>
    [document.body, ...document.querySelectorAll('[data-feed], [data-row]')]
      .map((element) => element.getBoundingClientRect())
      .map(({ top, height }) => `${top} ${height}`)
      .join()
  let calm = 0
  for (let last = ''; calm < 3;) {
    await new Promise(requestAnimationFrame)
    const now = places()
    calm = now === last ? calm + 1 : 0
    last = now
  }
}

/**
 * Controls that do not extend `reach` px from their middle in every direction. A link in a sentence may be as tall as
 * its line (WCAG 2.5.8).
 */
export function smallTargets(reach: number): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [role=tab]'),
  ]
  const isInSentence = (control: HTMLElement) =>
    getComputedStyle(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some((node) => node !== control && node.textContent?.trim())
  const isMissed = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const parts: Element[] = [control, ...((control as HTMLInputElement).labels ?? [])]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const { left, top, width, height } = control.getBoundingClientRect()
    const isHit = (y: number) => {
      const hit = document.elementFromPoint(left + Math.min(width / 2, 100), top + height / 2 + y)
      return hit !== null && parts.some((part) => part.contains(hit))
    }
    const breadth = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left))
    // Leaves out a control whose middle cannot be hit: one below a dialog, or outside the page until it has the focus.
    return isHit(0) && !(isHit(-reach) && isHit(reach) && breadth >= 2 * reach)
  }
  const missed = controls.filter((control) => control.checkVisibility() && !isInSentence(control) && isMissed(control))
  scrollTo(0, 0)
  return missed.map((control) => `smaller than ${2 * reach + 2} px: ${control.ariaLabel ?? control.textContent}`)
}

/** Animations that run although the user prefers reduced motion. */
export function runningAnimations(): string[] {
  const running = document
    .getAnimations()
    .filter((each) => each instanceof CSSAnimation && each.playState === 'running')
  return running.map((each) => `moves: ${(each as CSSAnimation).animationName}`)
}

/** How far the document extends beyond the given width, in px. */
export const horizontalOverflow = (width: number) => document.documentElement.scrollWidth - width

/**
 * Lines of text that overlap other lines, as large letters do in a box of fixed height. Each line counts with the
 * middle half of its height.
 */
export function overlappingTexts(): string[] {
  const lines: { node: Node; text: string; left: number; right: number; top: number; bottom: number }[] = []
  /** Whether a line is visible; reduces `box` to its visible part. Lines in fixed or sticky elements do not count. */
  const seen = (element: Element, box: { left: number; right: number; top: number; bottom: number }) => {
    // Rows that the browser skips (`content-visibility: auto`) are laid out only for this measurement.
    const isSeen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
    if (!element.checkVisibility(isSeen)) return false
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(each)
      if (position === 'fixed' || position === 'sticky' || each.matches('.sr-only')) return false
      const frame = each.getBoundingClientRect()
      if (overflowX !== 'visible')
        Object.assign(box, { left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right) })
      if (overflowY !== 'visible')
        Object.assign(box, { top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) })
    }
    return box.right > box.left && box.bottom > box.top
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim().slice(0, 20) ?? ''
    if (!element || text === '') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isUpright = getComputedStyle(element).writingMode === 'vertical-rl'
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      const [x, y] = isUpright ? [width / 4, 0] : [0, height / 4]
      const box = { left: left + x, right: right - x, top: top + y, bottom: bottom - y }
      if (seen(element, box)) lines.push({ node, text, ...box })
    }
  }
  const found = lines.flatMap((a, at) =>
    lines
      .slice(at + 1)
      // Leaves out lines of one text node: lines that are clamped have the same position as the last visible one.
      .filter((b) => a.node !== b.node)
      .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
      .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
      .map((b) => `“${a.text}” lies over “${b.text}”`),
  )
  return [...new Set(found)]
}

/** Titles with a line that consists of a single letter. */
export function linesWithOneLetter(): string[] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })
  /** The number of letters on each line, by the line's vertical position. */
  const linesOf = (title: Element) => {
    const lines = new Map<number, number>()
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, segment } of segmenter.segment(node.textContent ?? '')) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + segment.length)
        const [box] = range.getClientRects()
        if (!box || box.width === 0 || segment.trim() === '') continue
        const line = Math.round((box.top + box.height / 2) / 8)
        lines.set(line, (lines.get(line) ?? 0) + 1)
      }
    }
    return lines
  }
  const titles = [...document.querySelectorAll('main :is(h1, h2), [role=dialog] h2, [role=alertdialog] h2')]
  const isBroken = (title: Element) => {
    const lines = linesOf(title)
    return lines.size > 1 && [...lines.values()].includes(1)
  }
  return titles
    .filter((title) => title.checkVisibility() && getComputedStyle(title).writingMode === 'horizontal-tb')
    .filter(isBroken)
    .map((title) => `one letter alone: ${title.textContent}`)
}
