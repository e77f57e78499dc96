import { Penlight } from '../../../components/Penlight.tsx'
import { PressButton } from '../../../components/parts/PressButton.tsx'
import { countText } from '../../../text/countText.ts'

export interface LikeButtonProps {
  likes: number
  isLiked: boolean
  /** Called with the new state of the like; the caller applies it optimistically. */
  onLike: (liked: boolean) => void
  /** Whether the button is disabled: a post that is still being sent cannot be liked. */
  disabled?: boolean | undefined
}

/** The like button of a post: a penlight, lit when liked. */
export function LikeButton({ likes, isLiked, onLike, disabled }: LikeButtonProps) {
  return (
    <PressButton
      aria-pressed={isLiked}
      aria-label={`いいね ${countText(likes)}`}
      disabled={disabled}
      className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control px-2 font-bold tabular-nums select-none hover:bg-sunk"
      onClick={() => onLike(!isLiked)}
    >
      <Penlight state={isLiked ? 'on' : 'off'} />
      <span translate="no" className="whitespace-nowrap">
        {countText(likes)}
      </span>
    </PressButton>
  )
}
