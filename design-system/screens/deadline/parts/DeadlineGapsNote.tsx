import { Button } from '../../../components/Button.tsx'
import type { DeadlineGaps } from '../deadline.types.ts'

/** Names the lists that are missing from the deadlines. Renders nothing if there are none. */
export function DeadlineGapsNote({ gaps: { failed, cut, onRetry } }: { gaps: DeadlineGaps }) {
  return (
    <>
      {failed.length > 0 && (
        <div role="alert" className="max-w-180 border-t-2 border-danger pt-3">
          <p className="font-bold">{failed.join('、')}の期限を読みこめませんでした。</p>
          <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
            もう一度読みこむ
          </Button>
        </div>
      )}
      {cut.length > 0 && (
        <p className="max-w-180 text-14 font-bold">
          {cut.join('、')}は件数が多いため、一部の期限だけを表示しています。
        </p>
      )}
    </>
  )
}
