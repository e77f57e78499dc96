import { Button } from '../../components/Button.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { takeFocus } from '../takeFocus.ts'

export interface WriteButtonProps {
  mode: 'post' | 'comment' | 'reply' | 'edit'
  /** What one writes in is on its way. */
  pending?: boolean
  onClick: () => void
  /** It comes back after the composer, which had the focus. */
  takesFocus?: boolean
}

const words = { post: 'タイムラインに投稿する', comment: 'コメントを書く', reply: '返信を書く', edit: '編集する' }

const place = 'border-b border-ink py-4'

/** The way to the place where one writes. */
export const WriteButton = ({ mode, pending, onClick, takesFocus = false }: WriteButtonProps) => (
  <div className={place}>
    <Button
      ref={takesFocus ? takeFocus : undefined}
      variant="outline"
      block
      pending={pending}
      pendingLabel="ひらいています"
      onClick={onClick}
    >
      {words[mode]}
    </Button>
  </div>
)

/** Its room, until it is known whether one may write here. */
export const WriteButtonSkeleton = () => (
  <div className={place}>
    <Skeleton shape="block" className="h-13!" />
  </div>
)
