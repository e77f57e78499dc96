/** Hears whenever somebody comes to this tab again; gives the way to hear no more. */
export function onComeBack(hear: () => void): () => void {
  const look = () => void (document.hidden || hear())
  addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('pageshow', look)
    document.removeEventListener('visibilitychange', look)
  }
}
