import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { focusPageStart } from '../../focusPageStart.ts'

export interface PressButtonProps extends ComponentProps<'button'> {
  /** Whether the action is in flight: the button then ignores presses. */
  isPending?: boolean | undefined
}

/**
 * Called while the button unmounts: passes its focus on to the next element around it that has `tabIndex={-1}`, such as
 * its row or its dialog, else to the page's start. If the whole dialog unmounts, this does nothing: the code that
 * closes it returns the focus. Waits until the commit is complete, because the focus would be lost again before.
 */
function passFocusOn(button: Element): void {
  const around = button.closest<HTMLElement>('[tabindex="-1"]:not(main)') ?? undefined
  if (document.activeElement === button)
    queueMicrotask(() => document.activeElement === document.body && focusPageStart(around))
}

/**
 * The `<button>` of all buttons, which keeps the focus for users of a keyboard. A disabled element loses the focus, so
 * while the button has it, it is only `aria-disabled`, and ignores presses. If it unmounts with the focus, as by its
 * own press, the element around it or the page's heading takes the focus.
 */
export function PressButton({ isPending, disabled, type = 'button', ...button }: PressButtonProps) {
  const [focused, setFocused] = useState<Element>()
  useLayoutEffect(() => focused && (() => passFocusOn(focused)), [focused])
  const isIgnored = isPending || disabled
  return (
    <button
      type={type}
      {...button}
      disabled={disabled && !focused}
      aria-disabled={isIgnored || button['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={isIgnored ? (event) => event.preventDefault() : button.onClick}
      onFocusCapture={(event) => setFocused(event.currentTarget)}
      onBlurCapture={() => setFocused(undefined)}
    />
  )
}
