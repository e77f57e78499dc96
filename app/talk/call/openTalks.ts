let open = 0

/** A room is joined, whether or not a picture plays in it; gives the way to say that it is left. */
export function openTalk(): () => void {
  open += 1
  return () => void (open -= 1)
}

/** Whether this page is in a room: loading it anew would leave the room. */
export const isTalkOpen = () => open > 0
