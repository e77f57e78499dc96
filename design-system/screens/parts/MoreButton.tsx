import { Button } from '../../components/Button.tsx'
import type { More } from '../programme.types.ts'

export interface MoreButtonProps {
  more: More
  onMore?: () => void
  /** Default もっと見る. */
  label?: string
}

/** The way to a list's next page; when it fails, what is there stays and it can be tried again. */
export function MoreButton({ more, onMore, label = 'もっと見る' }: MoreButtonProps) {
  if (more === 'none') return null
  return (
    <div className="mt-8">
      {more === 'failed' && (
        <p role="alert" className="mb-3 text-14 font-bold text-danger">
          続きを読みこめませんでした。接続を確かめて、もう一度お試しください。
        </p>
      )}
      <Button variant="outline" onClick={onMore} pending={more === 'loading'} pendingLabel="読みこんでいます">
        {more === 'failed' ? 'もう一度読みこむ' : label}
      </Button>
    </div>
  )
}
