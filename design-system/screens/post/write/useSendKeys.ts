import { useState, type KeyboardEvent } from 'react'
import { sendKeys, type KeyPress } from './sendKeys.ts'

const pressOf = ({ key, nativeEvent, ctrlKey, metaKey, altKey, repeat, timeStamp }: KeyboardEvent): KeyPress => ({
  key,
  keyCode: nativeEvent.keyCode,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  isComposing: nativeEvent.isComposing,
  timeStamp,
})

/** The attributes of a field whose Ctrl or ⌘ with Enter sends, but not while an input method is at work. */
export function useSendKeys(onSend: () => void) {
  const [keys] = useState(sendKeys)
  return {
    onCompositionStart: () => keys.begin(),
    onCompositionEnd: ({ timeStamp }: { timeStamp: number }) => keys.end(timeStamp),
    onKeyDown(event: KeyboardEvent) {
      if (!keys.sends(pressOf(event))) return
      event.preventDefault()
      onSend()
    },
  }
}
