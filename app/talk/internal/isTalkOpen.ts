let open = 0

/** Counts a joined room as open, also before any media plays. Returns the function to call when the room is left. */
export function registerOpenTalk(): () => void {
  open += 1
  return () => void (open -= 1)
}

/** Whether this page is in a talk room. Reloading the page would leave the room. */
export const isTalkOpen = () => open > 0
