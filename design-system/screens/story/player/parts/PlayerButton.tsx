import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../../../../components/classes.ts'

export interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode
  /** One short word below the icon; the name of the button holds it. */
  word: string
  /** There is nothing to do now: it says so, and keeps the focus it may have. */
  isIdle?: boolean
}

/** One of the player's controls: an icon over a word, 44 px or more. */
export function PlayerButton({ icon, word, isIdle = false, onClick, className, ...button }: PlayerButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      className={classes(
        'relative flex min-h-13 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control py-1 text-12 font-bold text-ink select-none hover:bg-sunk aria-disabled:font-normal aria-disabled:text-quiet',
        className,
      )}
    >
      {icon}
      <span className="whitespace-nowrap tabular-nums">{word}</span>
    </button>
  )
}
