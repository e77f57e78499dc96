/** What a key press tells, as React and the browser hand it over. */
export interface KeyPress {
  key: string
  keyCode: number
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  repeat: boolean
  /** The browser's own: whether an input method is at work. */
  isComposing: boolean
  /** Milliseconds since the page began. */
  timeStamp: number
}

/** A key with this code was taken by an input method, whatever else it says. */
const takenByMethod = 229

/**
 * A press this soon after a composition has ended is the one that ended it, in milliseconds: some say it afterwards.
 */
const justEnded = 40

/**
 * Which key presses send: Ctrl or ⌘ with Enter, and never one that an input method takes (かな漢字変換の確定). Enter alone
 * is a line break.
 */
export function sendKeys() {
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
    /** Whether an input method has this key. */
    isTaken: (press: Pick<KeyPress, 'isComposing' | 'keyCode' | 'timeStamp'>): boolean =>
      isComposing || press.isComposing || press.keyCode === takenByMethod || press.timeStamp - endedAt < justEnded,
    sends(press: KeyPress): boolean {
      const { key, ctrlKey, metaKey, altKey, repeat } = press
      return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !repeat && !this.isTaken(press)
    },
  }
}
