import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { PressButton } from './parts/PressButton.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, because an icon has no text: メニューを開く. */
  label: string
  /** A Lucide icon, usually 20 px. */
  icon: ReactNode
  /** The height and width of the button, as of a `Button`: `small` is 44 px, `medium` 52 px. Default: `small`. */
  size?: 'small' | 'medium' | undefined
  /** The look of the button: `plain`, or `outline` with the border of an outline button. */
  variant?: 'plain' | 'outline' | undefined
}

/** A button that shows only an icon; at least 44 × 44 px. If it is disabled while focused, it keeps the focus. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'small', variant = 'plain', className, ...button } = props
  const classNames = classes(
    'inline-grid shrink-0 place-items-center rounded-control hover:bg-sunk',
    button.disabled ? 'text-quiet' : 'text-ink',
    size === 'small' ? 'size-11' : 'size-13',
    variant === 'outline' && 'border border-ink bg-raised',
    className,
  )
  return (
    <PressButton aria-label={label} className={classNames} {...button}>
      {icon}
    </PressButton>
  )
}
