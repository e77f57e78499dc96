import { memo, type ComponentProps, type ReactNode } from 'react'
import type { StoryCommand } from '../player.types.ts'
import { commandText } from './commandText.ts'

export interface PlayerButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The command sent on press; its label is the button's name, unless another is given. */
  command?: StoryCommand | undefined
  onCommand?: ((command: StoryCommand) => void) | undefined
  icon: ReactNode
  /** A short label below the icon; the button's accessible name contains it. */
  word: string
  /** Whether the command has no effect now: the button is then `aria-disabled` and keeps its focus. */
  isIdle?: boolean | undefined
}

/**
 * A control of the player: an icon above a label, at least 44 px. Memoised, because most buttons remain the same from
 * line to line.
 */
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
