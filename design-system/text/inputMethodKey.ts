/** The parts of a key press that show whether an input method handles it. */
export type InputMethodPress = Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'timeStamp'>

/** The key code for a key handled by an input method, regardless of the other fields. */
const takenByMethod = 229

/**
 * A key press within this many milliseconds after a composition's end is the one that ended it: Safari reports it
 * afterwards.
 */
const justEndedMs = 40

/** Whether an input method handles a key press. `endedAt`: when its last composition ended, as a `timeStamp`. */
export const isTakenAfter = ({ isComposing, keyCode, timeStamp }: InputMethodPress, endedAt: number): boolean =>
  isComposing || keyCode === takenByMethod || timeStamp - endedAt < justEndedMs

let lastEnd = -Infinity

if ('document' in globalThis)
  document.addEventListener('compositionend', ({ timeStamp }) => void (lastEnd = timeStamp), true)

/**
 * Whether an input method handles a key press, in any field of the page: then Escape cancels the conversion
 * (かな漢字変換の取り消し) and Enter confirms it, and neither may do anything else.
 */
export const isInputMethodKey = (press: InputMethodPress): boolean => isTakenAfter(press, lastEnd)
