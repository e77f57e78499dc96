import { Button } from '../../components/Button.tsx'
import { isolated } from '../../text/isolated.ts'

export interface FollowButtonProps {
  /** The name of the followed channel or person, for screen readers only. */
  name: string
  isFollowed: boolean
  onFollow: (followed: boolean) => void
  size?: 'medium' | 'small' | undefined
  isFullWidth?: boolean | undefined
}

/** The button フォローする or フォロー中. The caller applies a press optimistically, so the button has no pending state (S046). */
export function FollowButton({ name, isFollowed, onFollow, size, isFullWidth }: FollowButtonProps) {
  return (
    <Button
      variant={isFollowed ? 'outline' : 'solid'}
      size={size}
      isFullWidth={isFullWidth}
      aria-label={isFollowed ? `${isolated(name)}をフォロー中` : `${isolated(name)}をフォローする`}
      onClick={() => onFollow(!isFollowed)}
    >
      {isFollowed ? 'フォロー中' : 'フォローする'}
    </Button>
  )
}
