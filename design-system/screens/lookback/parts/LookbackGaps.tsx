import { Button } from '../../../components/Button.tsx'
import { kindsIn, lookbackTexts } from '../lookback.rules.ts'
import type { Lookback } from '../lookback.types.ts'

/** Names the lists that could not be loaded. Renders nothing if there are none. */
export function LookbackGaps({ counts, onRetry }: { counts: Lookback['counts']; onRetry: () => void }) {
  const failed = kindsIn(counts, 'failed')
  if (failed.length === 0) return null
  return (
    <div role="alert" className="mb-6 max-w-180 border-t-2 border-danger pt-3">
      <p className="font-bold">
        {failed.map((kind) => lookbackTexts[kind].list).join('、')}の記録を読みこめませんでした。
      </p>
      <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
        もう一度読みこむ
      </Button>
    </div>
  )
}
