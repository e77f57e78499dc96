import { Penlight } from '../../../components/Penlight.tsx'
import { countText } from '../../../text/countText.ts'

export interface LikeButtonProps {
  likes: number
  isLiked: boolean
  /** What is wished for from now on; shown at once, however slow the host is. */
  onLike: (liked: boolean) => void
  /** Nothing can be liked before the host has it. */
  disabled?: boolean
}

/** A penlight for a post: lit when it is liked. */
export function LikeButton({ likes, isLiked, onLike, disabled }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`いいね ${countText(likes)}`}
      disabled={disabled}
      className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control px-2 font-bold tabular-nums select-none hover:bg-sunk"
      onClick={() => onLike(!isLiked)}
    >
      <Penlight state={isLiked ? 'on' : 'off'} />
      {countText(likes)}
    </button>
  )
}
