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

/** The key code for a key handled by an input method, regardless of the other fields. */
const takenByMethod = 229

/**
 * A key press within this many milliseconds after a composition's end is the one that ended it: some browsers report
 * it afterwards.
 */
const justEnded = 40

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
      isComposing || press.isComposing || press.keyCode === takenByMethod || press.timeStamp - endedAt < justEnded,
    sends(press: KeyPress): boolean {
      const { key, ctrlKey, metaKey, altKey, repeat } = press
      return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !repeat && !this.isTaken(press)
    },
  }
}
