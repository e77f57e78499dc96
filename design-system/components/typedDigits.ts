import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react'
import { normaliseDigits } from '../text/normaliseText.ts'

type InputHandlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'>

/**
 * Handlers for a field of digits: any width is taken and put back as ASCII, at most `length` of them. While a Japanese
 * input method composes, the text is left alone: changing it then would break the composition.
 */
export function typedDigits(length: number, onChange: InputHandlers['onChange']): InputHandlers {
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
    // The last input event came while still composing. Both events carry the same input, which is all a listener reads.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      take(event as unknown as ChangeEvent<HTMLInputElement>),
  }
}
