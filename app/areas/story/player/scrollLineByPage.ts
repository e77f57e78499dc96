/**
 * Scrolls a long line of the story player by one page, keeping the last visible row. Returns false if all rows were
 * already visible; padding below the text does not count.
 */
export function scrollLineByPage(): boolean {
  const text = document.querySelector('.story-text')
  if (!text) return false
  const { lineHeight, paddingBottom } = getComputedStyle(text)
  const { scrollHeight, scrollTop, clientHeight } = text
  const row = Number.parseFloat(lineHeight)
  const hasMore = scrollHeight - scrollTop - clientHeight - Number.parseFloat(paddingBottom) > row / 4
  if (hasMore) text.scrollBy(0, Math.max(clientHeight - row, row))
  return hasMore
}
