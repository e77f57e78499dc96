import { Button } from '../../../components/Button.tsx'
import type { SearchGaps } from '../search.types.ts'

/** Names the lists that are missing from the results. Renders nothing if there are none. */
export const SearchGapsNote = ({ gaps: { failed, cut, onRetry } }: { gaps: SearchGaps }) => (
  <>
    {failed.length > 0 && (
      <div role="alert" className="mt-4 max-w-180 border-t-2 border-danger pt-3">
        <p className="font-bold">{failed.join('、')}を読みこめませんでした。ほかの結果だけを表示しています。</p>
        <Button variant="outline" size="small" className="mt-3" onClick={onRetry}>
          もう一度読みこむ
        </Button>
      </div>
    )}
    {cut.length > 0 && (
      <p className="mt-4 max-w-180 text-14 font-bold">{cut.join('、')}は数が多いため、一部からさがしています。</p>
    )}
  </>
)
