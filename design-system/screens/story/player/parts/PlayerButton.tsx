import { memo, type ComponentProps, type ReactNode } from 'react'
import type { PlayerCommand } from '../player.types.ts'
import { commandText } from './commandText.ts'

export interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it says when it is pressed; its name is the help page's, unless another is given. */
  command?: PlayerCommand
  onCommand?: (command: PlayerCommand) => void
  icon: ReactNode
  /** One short word below the icon; the name of the button holds it. */
  word: string
  /** There is nothing to do now: it says so, and keeps the focus it may have. */
  isIdle?: boolean
}

/** One of the player's controls: an icon over a word, 44 px or more. Most are the same on the next line. */
export const PlayerButton = memo(function PlayerButton(props: PlayerButtonProps) {
  const { command, onCommand, icon, word, isIdle = false, onClick, ...button } = props
  const press = command ? () => onCommand?.(command) : onClick
  return (
    <button
      aria-label={command && commandText(command)}
      {...button}
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : press}
      className="relative flex min-h-13 min-w-11 flex-col items-center justify-center gap-0.5 rounded-control py-1 text-12 font-bold text-ink select-none hover:bg-sunk aria-disabled:font-normal aria-disabled:text-quiet"
    >
      {icon}
      <span className="whitespace-nowrap tabular-nums">{word}</span>
    </button>
  )
})
