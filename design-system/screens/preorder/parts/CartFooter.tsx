import { Button } from '../../../components/Button.tsx'
import { StickyFoot } from '../../../components/StickyFoot.tsx'
import type { Balance } from '../../../components/CoinBalance.tsx'
import { CoinsAfter } from '../../parts/CoinsAfter.tsx'
import { cartPriceOf, cartPieceCount, type CartLine } from '../preorder.rules.ts'
import type { Viewer } from '../../programme.types.ts'

export interface CartFooterProps {
  lines: readonly CartLine[]
  balance: Balance | undefined
  viewer: Viewer
  href: string
}

/** The cart below the list: the number of items, the total, and the balance afterwards. */
export function CartFooter({ lines, balance, viewer, href }: CartFooterProps) {
  const pieces = cartPieceCount(lines)
  return (
    <StickyFoot isAboveTabBar={viewer === 'member'}>
      <section
        aria-label="カート"
        className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3 desk:py-4"
      >
        <p className="font-bold tabular-nums">{pieces > 0 ? `カート　${pieces}個` : 'カートは空です'}</p>
        {pieces > 0 && (
          <>
            <CoinsAfter coins={cartPriceOf(lines)} balance={balance} isCompact className="flex-auto" />
            <Button variant="solid" href={href} className="max-desk:w-full">
              {viewer === 'guest' ? 'ログインして予約する' : '予約の確認へ進む'}
            </Button>
          </>
        )}
      </section>
    </StickyFoot>
  )
}
