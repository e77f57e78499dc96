import { useState, type KeyboardEvent } from 'react'
import { createSendKeys, type KeyPress } from './sendKeys.ts'

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

/** The attributes of an input that sends on Ctrl or ⌘ with Enter, except while an input method is active. */
export function useSendKeys(onSend: () => void) {
  const [keys] = useState(createSendKeys)
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
