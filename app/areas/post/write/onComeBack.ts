/** Calls `hear` whenever the tab becomes visible again. Returns a function that stops this. */
export function onComeBack(hear: () => void): () => void {
  const look = () => void (document.hidden || hear())
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
