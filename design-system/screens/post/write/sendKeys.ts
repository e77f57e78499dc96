import { isTakenAfter } from '../../../text/inputMethodKey.ts'

/** The data of a key press from React and the browser. */
export interface KeyPress {
  key: string
  keyCode: number
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  /** Whether an input method is active, according to the browser. */
  isComposing: boolean
  /** When the key was pressed, in milliseconds since the page was loaded. */
  timeStamp: number
}

/**
 * Decides which key presses send: Ctrl or ⌘ with Enter, but never a key handled by an input method (かな漢字変換の確定). Enter
 * alone is a line break.
 */
export function createSendKeys() {
  let isComposing = false
  let endedAt = -Infinity
  return {
    begin(): void {
      isComposing = true
    },
    end(timeStamp: number): void {
      isComposing = false
      endedAt = timeStamp
    },
    /** Whether an input method handles this key press. */
    isTaken: (press: Pick<KeyPress, 'isComposing' | 'keyCode' | 'timeStamp'>): boolean =>
      isComposing || isTakenAfter(press, endedAt),
    sends(press: KeyPress): boolean {
      const { key, ctrlKey, metaKey, altKey, repeat } = press
      return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !repeat && !this.isTaken(press)
    },
  }
}
