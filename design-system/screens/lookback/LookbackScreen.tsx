import { EmptyState } from '../../components/EmptyState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { ShareLink } from '../parts/ShareLink.tsx'
import { figuresOf, isSettled } from './lookback.rules.ts'
import type { Lookback, LookbackLink } from './lookback.types.ts'
import { LookbackFacts } from './parts/LookbackFacts.tsx'
import { LookbackGaps } from './parts/LookbackGaps.tsx'
import { LookbackLinks } from './parts/LookbackLinks.tsx'
import { LookbackUsedCoins, type LookbackUsedCoinsProps } from './parts/LookbackUsedCoins.tsx'

export interface LookbackScreenProps {
  /** The year: 2026年, or 2026年の誕生日からの1年. */
  label: string
  /** Whether the year has ended. */
  isOver: boolean
  /** The years to choose from, the latest first. */
  years: readonly LookbackLink[]
  /** The first days of the year to choose from: January 1st, or the member's birthday. Absent without a birthday. */
  starts?: readonly LookbackLink[] | undefined
  /** The facts about the year, each of which may still be loading. */
  lookback: Loadable<Lookback>
  /** Called to retry the lists that failed to load. */
  onRetry: () => void
  coins: LookbackUsedCoinsProps['coins']
  onCoinsToggle: () => void
  hrefs: { channels: string }
}

/** ふりかえり: what the member did in a year (Q523). Money is shown only on request. */
export function LookbackScreen(props: LookbackScreenProps) {
  const { label, years, starts, lookback } = props
  return (
    <div className="pb-24">
      <PageHead title="ふりかえり" lead={`${label}の推し活を、残っている記録からまとめています。`} />
      <div className="page mt-6">
        {starts && <LookbackLinks label="1年のはじまり" links={starts} />}
        <LookbackLinks label="年" links={years} />
        <div className="mt-6">
          <Loaded value={lookback} label="ふりかえりを読みこみ中" skeleton={<LookbackSkeleton />}>
            {(data) => <Year {...props} lookback={data} />}
          </Loaded>
        </div>
      </div>
    </div>
  )
}

function Year(props: Omit<LookbackScreenProps, 'lookback'> & { lookback: Lookback }) {
  const { label, isOver, lookback, onRetry, coins, onCoinsToggle, hrefs } = props
  if (lookback.isEmpty) {
    return (
      <EmptyState
        className="pt-4"
        reason={isOver ? 'none' : 'notYet'}
        title={isOver ? `${label}の記録は残っていません` : `${label}の記録はまだありません`}
        description="写真を集めたり動画を見たりすると、ここに残ります。"
        action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
      />
    )
  }
  return (
    <div className="max-w-180">
      <LookbackGaps counts={lookback.counts} onRetry={onRetry} />
      <LookbackFacts lookback={lookback} />
      {isSettled(lookback) && figuresOf(lookback).length > 0 && (
        <ShareLink className="mt-6">この1年を画像でシェアする</ShareLink>
      )}
      <LookbackUsedCoins coins={coins} onToggle={onCoinsToggle} />
      <p className="mt-8 text-14 text-quiet">
        いま公開されているものの記録から数えています。同じものをもう一度見たり手に入れたりすると、新しいほうの日だけが残ります。そのため「以上」と表示することがあります。
      </p>
    </div>
  )
}

const LookbackSkeleton = () => (
  <RowsSkeleton rows={6} row="grid gap-2 border-b border-hair py-5">
    <Skeleton shape="line" className="h-5 w-2/5" />
    <Skeleton shape="line" className="h-6 w-24" />
  </RowsSkeleton>
)
