import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react'
import { normaliseDigits } from '../text/normaliseText.ts'

type InputHandlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'>

/**
 * Input handlers for a digits field: accept digits of any width and write them back as ASCII, at most `length` of them.
 * During an input method composition they leave the text alone, because changing it would break the composition.
 */
export function digitInput(length: number, onChange: InputHandlers['onChange']): InputHandlers {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const digits = normaliseDigits(input.value).slice(0, length)
    if (input.value !== digits) input.value = digits
    onChange?.(event)
  }
  return {
    onChange: (event) => {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
      if (isComposing) onChange?.(event)
      else take(event)
    },
    // The last input event fired while still composing. Both events have the same `currentTarget`, which is all that
    // `take` reads.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      take(event as unknown as ChangeEvent<HTMLInputElement>),
  }
}
