let open = 0

/**
 * Counts a room as open from the moment the page joins it, even before any media plays. Returns the function to call
 * when the page leaves the room.
 */
export function registerOpenTalk(): () => void {
  open += 1
  return () => void (open -= 1)
}

/** Whether this page is in a talk room. Reloading the page would leave the room. */
export const isTalkOpen = () => open > 0
