import type { Loadable } from '../loadable.ts'
import { coinFigure } from '../text/coinText.ts'
import { CoinText } from './CoinText.tsx'
import { Figure } from './Figure.tsx'
import { Skeleton, SkeletonArea } from './Skeleton.tsx'
import { PressButton } from './parts/PressButton.tsx'

/** A member's numbers of coins: free, paid (bought), and the sum of both. */
export interface Balance {
  free: number
  paid: number
  total: number
}

export interface CoinBalanceProps {
  balance: Loadable<Balance>
  className?: string | undefined
}

/**
 * The coin balance (所持コイン) with its paid and free parts, which are always shown separately. While the balance is
 * unknown, it shows no number instead of a 0.
 */
export function CoinBalance({ balance, className = '' }: CoinBalanceProps) {
  if (balance.state === 'loading') {
    return (
      <SkeletonArea
        label="所持コインを読みこみ中"
        className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${className}`}
      >
        <Skeleton shape="figure" className="h-10 w-40 desk:h-12" />
        <Skeleton shape="line" className="w-42" />
      </SkeletonArea>
    )
  }
  if (balance.state === 'failed') {
    return (
      <p className={`flex min-h-8 flex-wrap items-center gap-x-3 text-14 text-quiet ${className}`}>
        所持コインを読みこめませんでした。
        {balance.onRetry && (
          <PressButton onClick={balance.onRetry} className="min-h-11 font-bold text-ink underline underline-offset-4">
            もう一度読みこむ
          </PressButton>
        )}
      </p>
    )
  }
  const { total, paid, free } = balance.data
  return (
    <p className={`flex flex-wrap items-baseline gap-x-6 gap-y-2 ${className}`}>
      <span className="inline-flex items-baseline gap-2.5">
        <span className="text-12 text-quiet">所持コイン</span>
        <Figure value={coinFigure(total)} size={32} deskSize={40} />
      </span>
      <span className="inline-flex flex-wrap gap-x-4 text-12">
        <CoinText value={paid} kind="paid" />
        <CoinText value={free} kind="free" />
      </span>
    </p>
  )
}
