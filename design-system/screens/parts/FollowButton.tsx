import { Button } from '../../components/Button.tsx'
import { isolated } from '../../text/isolated.ts'

export interface FollowButtonProps {
  /** The name of the followed channel or person, for screen readers only. */
  name: string
  followed: boolean
  onFollow: (followed: boolean) => void
  size?: 'medium' | 'small' | undefined
  block?: boolean | undefined
}

/** The button フォローする or フォロー中. The caller applies a press optimistically, so the button has no pending state (S046). */
export function FollowButton({ name, followed, onFollow, size, block }: FollowButtonProps) {
  return (
    <Button
      variant={followed ? 'outline' : 'solid'}
      size={size}
      block={block}
      aria-label={followed ? `${isolated(name)}をフォロー中` : `${isolated(name)}をフォローする`}
      onClick={() => onFollow(!followed)}
    >
      {followed ? 'フォロー中' : 'フォローする'}
    </Button>
  )
}
