import type { ComponentProps } from 'react'
import { classes } from '../../../../components/classes.ts'
import { controlClasses } from './controlClasses.ts'

export interface ControlButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** The button's accessible name, which is its action: 一時停止. */
  label: string
  /** The button's shortcut keys, in the format of `aria-keyshortcuts`. */
  keys?: string | undefined
}

/** One control of the bar, with its name and its keys. */
export function ControlButton({ label, keys, className, ...button }: ControlButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      className={classes(controlClasses, className)}
    />
  )
}
