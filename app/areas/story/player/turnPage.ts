/**
 * Scrolls a long line on to the rows below the fold, as the wheel does; the last one that was seen stays in view. False
 * where all of them were: what is below the last letters counts for nothing.
 */
export function turnPage(): boolean {
  const text = document.querySelector('.story-text')
  if (!text) return false
  const { lineHeight, paddingBottom } = getComputedStyle(text)
  const { scrollHeight, scrollTop, clientHeight } = text
  const row = Number.parseFloat(lineHeight)
  const hasMore = scrollHeight - scrollTop - clientHeight - Number.parseFloat(paddingBottom) > row / 4
  if (hasMore) text.scrollBy(0, Math.max(clientHeight - row, row))
  return hasMore
}
