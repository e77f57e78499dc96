/** Calls `onVisible` whenever the tab becomes visible again. Returns a function that stops this. */
export function onTabVisible(onVisible: () => void): () => void {
  const check = () => void (document.hidden || onVisible())
  addEventListener('pageshow', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    removeEventListener('pageshow', check)
    document.removeEventListener('visibilitychange', check)
  }
}
