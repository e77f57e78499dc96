import type { ReactNode } from 'react'
import type { Balance } from '../../components/CoinBalance.tsx'
import { coinText } from '../../text/coinText.ts'

export interface CoinsAfterProps {
  /** The total price in coins. */
  coins: number
  /** The member's balance; undefined for guests, and while unknown. */
  balance: Balance | undefined
  /** Whether the layout is smaller, for bars; on a phone it then omits the current balance. */
  isCompact?: boolean | undefined
  className?: string | undefined
}

/** The number of coins missing for a price; 0 when the balance is sufficient or unknown. */
export const missingCoins = (coins: number, balance: Balance | undefined) =>
  balance ? Math.max(0, coins - balance.total) : 0

/** A price in coins with the balance after it, or with the missing coins. The server's figure decides (X13). */
export function CoinsAfter({ coins, balance, isCompact = false, className = '' }: CoinsAfterProps) {
  const missing = missingCoins(coins, balance)
  return (
    <dl
      className={`flex flex-wrap gap-y-1 tabular-nums ${isCompact ? 'gap-x-5 text-16 desk:gap-x-8 desk:text-20' : 'gap-x-8 text-20'} ${className}`}
    >
      <Term name="合計">{coinText(coins)}</Term>
      {balance && (
        <Term name="いまのコイン" className={isCompact ? 'max-desk:hidden' : ''}>
          {coinText(balance.total)}
        </Term>
      )}
      {balance && missing === 0 && <Term name="お支払いのあと">{coinText(balance.total - coins)}</Term>}
      {missing > 0 && (
        <Term name="足りない分" isMissing>
          {coinText(missing)}
        </Term>
      )}
    </dl>
  )
}

interface TermProps {
  name: string
  isMissing?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

function Term({ name, isMissing = false, className = '', children }: TermProps) {
  return (
    <div className={`flex items-baseline gap-2 ${className}`}>
      <dt className="text-14 text-quiet">{name}</dt>
      <dd translate="no" className={`font-bold ${isMissing ? 'text-danger' : ''}`}>
        {children}
      </dd>
    </div>
  )
}
