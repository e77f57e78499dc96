import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for those who do not see the icon: メニューを開く. */
  label: string
  /** A Lucide icon; 20 px is the usual size. */
  icon: ReactNode
  /** 44 px, or 52 px beside a medium button. */
  size?: 'medium' | 'large'
  /** `outline` has the ink border of an outline button. */
  variant?: 'plain' | 'outline'
}

/** An icon that is a button: never smaller than 44 × 44 px. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'medium', variant = 'plain', type = 'button', className, ...button } = props
  const look = classes(
    'inline-grid shrink-0 place-items-center rounded-control text-ink hover:bg-sunk disabled:text-quiet',
    size === 'medium' ? 'size-11' : 'size-13',
    variant === 'outline' && 'border border-ink bg-raised',
    className,
  )
  return (
    <button type={type} aria-label={label} className={look} {...button}>
      {icon}
    </button>
  )
}
