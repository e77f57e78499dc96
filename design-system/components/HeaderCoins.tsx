import type { Loadable } from '../loadable.ts'
import type { Balance } from './CoinBalance.tsx'
import { CoinText } from './CoinText.tsx'
import { Skeleton } from './Skeleton.tsx'

export interface HeaderCoinsProps {
  balance: Loadable<Balance>
  /** Called when the member presses the balance; the caller opens the shop (W001). */
  onOpenShop: (() => void) | undefined
}

/** The coin balance. Pressing it opens the shop, even while the balance is unknown. */
export function HeaderCoins({ balance, onOpenShop }: HeaderCoinsProps) {
  return (
    <button
      type="button"
      onClick={onOpenShop}
      aria-haspopup="dialog"
      className="inline-flex min-h-11 items-center rounded-control px-2 text-16 hover:bg-sunk"
    >
      {balance.state === 'ready' ? (
        <>
          <span className="sr-only">所持コイン</span>
          <CoinText value={balance.data.total} />
        </>
      ) : (
        <UnknownBalance isLoading={balance.state === 'loading'} />
      )}
      <span className="sr-only">、ショップを開く</span>
    </button>
  )
}

function UnknownBalance({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <span className="sr-only">{isLoading ? '所持コインを読みこみ中' : '所持コインを読みこめませんでした'}</span>
      {isLoading ? (
        <Skeleton shape="figure" className="h-5 w-18" />
      ) : (
        <span aria-hidden="true">
          <CoinText value={undefined} />
        </span>
      )}
    </>
  )
}
