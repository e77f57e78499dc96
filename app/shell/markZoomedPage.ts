/**
 * Sets `data-zoomed` on the document while the user has zoomed the page by pinching. Gestures at the page's edges then
 * move the enlarged part, and must not go back (zoomedViewport.css).
 */
export function markZoomedPage(): void {
  const { visualViewport: view, document } = window
  if (!view) return
  const update = () => void document.documentElement.toggleAttribute('data-zoomed', view.scale > 1.01)
  view.addEventListener('resize', update)
  update()
}
