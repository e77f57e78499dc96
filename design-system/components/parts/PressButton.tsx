import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { focusOnUnmount } from '../focusOnUnmount.ts'

export interface PressButtonProps extends ComponentProps<'button'> {
  /** Whether the action is in flight: the button then ignores presses. */
  pending?: boolean | undefined
}

/** Focuses the next element around a button that has `tabIndex={-1}`, such as its row or its dialog. */
const focusParentOnUnmount = focusOnUnmount((button) => button.closest<HTMLElement>('[tabindex="-1"]:not(main)'))

/**
 * The `<button>` of all buttons, which keeps the focus for users of a keyboard. A disabled element loses the focus, so
 * while the button has it, it is only `aria-disabled`, and ignores presses. If it unmounts with the focus, as by its
 * own press, the element around it or the page's heading takes the focus.
 */
export function PressButton({ pending, disabled, type = 'button', ...button }: PressButtonProps) {
  const [focused, setFocused] = useState<Element>()
  useLayoutEffect(() => focused && focusParentOnUnmount(focused), [focused])
  const isIgnored = pending || disabled
  return (
    <button
      {...button}
      disabled={disabled && !focused}
      aria-disabled={isIgnored || button['aria-disabled']}
      aria-busy={pending || undefined}
      type={type}
      onClick={isIgnored ? (event) => event.preventDefault() : button.onClick}
      onFocusCapture={(event) => setFocused(event.currentTarget)}
      onBlurCapture={() => setFocused(undefined)}
    />
  )
}
