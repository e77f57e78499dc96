import { Button } from '../../components/Button.tsx'

export interface FollowButtonProps {
  /** Whom: only for readers who do not see what stands beside the button. */
  name: string
  followed: boolean
  onFollow: (followed: boolean) => void
  size?: 'medium' | 'small'
  block?: boolean
}

/** フォローする or フォロー中. It is applied at once (S046), so it never waits. */
export function FollowButton({ name, followed, onFollow, size, block }: FollowButtonProps) {
  return (
    <Button
      variant={followed ? 'outline' : 'solid'}
      size={size}
      block={block}
      aria-label={followed ? `${name}をフォロー中` : `${name}をフォローする`}
      onClick={() => onFollow(!followed)}
    >
      {followed ? 'フォロー中' : 'フォローする'}
    </Button>
  )
}
