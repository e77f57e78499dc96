/** The minimum number of lines that the body of a dialog must be able to show to scroll alone. */
const minLines = 3

/**
 * Sets `data-tight` on a dialog while its title bar and footer leave less than three lines for the body (400 % zoom,
 * large text): the whole dialog then scrolls. `body` is a child of the dialog. Returns a function that stops observing.
 */
export function markTightDialog(body: HTMLElement): () => void {
  const dialog = body.parentElement
  if (!dialog) return () => {}
  const parts = () => [...dialog.children].filter((part) => part instanceof HTMLElement)
  const update = () => {
    const taken = parts().reduce((sum, part) => sum + (part === body ? 0 : part.offsetHeight), 0)
    // Heights are rounded, so the sum may be off by a pixel.
    dialog.toggleAttribute('data-tight', dialog.clientHeight - taken < heightNeeded(body) - 1)
  }
  const observer = new ResizeObserver(update)
  for (const part of [dialog, ...parts()]) observer.observe(part)
  return () => observer.disconnect()
}

/** The height in px of three lines and the padding, or of the whole content if it is lower. */
function heightNeeded(body: HTMLElement): number {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(body)
  const lines = minLines * Number.parseFloat(lineHeight)
  return Math.min(body.scrollHeight, lines + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom))
}
