import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react'
import { digitsOf } from '../text/digitsOf.ts'

type InputHandlers = Pick<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'>

/**
 * Input handlers for a field of digits: write what `read` finds in the text back as ASCII digits. A text in which it
 * finds no number stays as typed, so that the form can say what is wrong. During an input method composition they leave
 * the text alone, because changing it would break the composition.
 */
export function digitInputHandlers(
  onChange: InputHandlers['onChange'],
  read: (typed: string) => string | undefined = digitsOf,
): InputHandlers {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const digits = read(input.value) ?? input.value
    if (input.value !== digits) input.value = digits
    onChange?.(event)
  }
  return {
    onChange: (event) => {
      const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true
      if (isComposing) onChange?.(event)
      else take(event)
    },
    // Browsers fire the last input event while the composition is still active, so the text is read again at its end.
    // The cast is safe, because `take` reads only `currentTarget`, which is the same for both events.
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      take(event as unknown as ChangeEvent<HTMLInputElement>),
  }
}
