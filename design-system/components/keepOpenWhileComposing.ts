import { isInputMethodKey } from '../text/inputMethodKey.ts'

/** Keeps a dialog open on an Escape that belongs to an input method. */
export function keepOpenWhileComposing(event: KeyboardEvent): void {
  if (isInputMethodKey(event)) event.preventDefault()
}
