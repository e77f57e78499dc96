import type { KeyboardEvent } from 'react'

/**
 * The handler of each single-line input and checkbox in the composer, because the browser submits the whole post when
 * the user presses Enter in one. Enter for an input method is left alone.
 */
export function preventSubmitOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}
