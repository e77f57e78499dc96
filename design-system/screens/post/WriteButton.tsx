import { Button } from '../../components/Button.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { focusOnMount } from '../focusOnMount.ts'

export interface WriteButtonProps {
  mode: 'post' | 'comment' | 'reply' | 'edit'
  /** Whether the user has written something here that is not sent yet. Default: false. */
  hasDraft?: boolean | undefined
  /** Whether the composer's module is loading. */
  isPending?: boolean | undefined
  onClick: () => void
  /** Whether the button takes the focus on mount: set after the composer, which had the focus, has closed. */
  takesFocus?: boolean | undefined
}

const words = { post: 'タイムラインに投稿する', comment: 'コメントを書く', reply: '返信を書く', edit: '編集する' }

const place = 'border-b border-ink py-4'

/** The button that opens the composer. */
export const WriteButton = ({ mode, hasDraft = false, isPending, onClick, takesFocus = false }: WriteButtonProps) => (
  <div className={place}>
    <Button
      ref={takesFocus ? focusOnMount : undefined}
      variant="outline"
      isFullWidth
      isPending={isPending}
      pendingLabel="ひらいています"
      onClick={onClick}
    >
      {words[mode]}
      {hasDraft && <span className="text-14">（書きかけあり）</span>}
    </Button>
  </div>
)

/** Reserves the button's space until the app knows whether the user may write here. */
export const WriteButtonSkeleton = () => (
  <div className={place}>
    <Skeleton shape="block" className="h-13" />
  </div>
)
