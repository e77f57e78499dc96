import type { Balance } from '../../components/CoinBalance.tsx'
import { AlertDialog } from '../../components/AlertDialog.tsx'
import { CoinText } from '../../components/CoinText.tsx'
import { Figure } from '../../components/Figure.tsx'
import { coinFigure, coinText } from '../../text/coinText.ts'

export interface NotEnoughCoinsDialogProps {
  open: boolean
  /** What needs the coins: 10回引くには. */
  purpose: string
  /** The number of coins needed. */
  coins: number
  /** The number of coins missing. */
  missing: number
  balance?: Balance | undefined
  /** A sentence that says what did not change, where nothing was sent or the server refused: コインは減っていません。 */
  untouched?: string | undefined
  /** The label of the cancel button: 引かずに閉じる. */
  cancel: string
  onOpenShop: () => void
  onCancel: () => void
}

/**
 * Explains that the balance is too small, how many coins are missing, and where to buy them. As on all pages about
 * money, there is no decorative light.
 */
export function NotEnoughCoinsDialog(props: NotEnoughCoinsDialogProps) {
  const { open, purpose, coins, missing, balance, untouched, cancel, onOpenShop, onCancel } = props
  return (
    <AlertDialog
      open={open}
      title="コインが足りません"
      confirm={{ label: 'コインショップを開く', onPress: onOpenShop }}
      cancel={{ label: cancel, onPress: onCancel }}
    >
      <p>
        {purpose}
        <span translate="no" className="whitespace-nowrap">
          {coinText(coins)}
        </span>
        が必要です。{untouched}
      </p>
      <p className="mt-6">
        <span className="block text-14 text-quiet">足りない分</span>
        <Figure value={coinFigure(missing)} unit="コイン" size={48} className="mt-3" />
      </p>
      {balance && (
        <p className="mt-5 flex flex-wrap gap-x-5 border-t border-hair pt-3 text-14">
          <span>
            所持コイン{' '}
            <span translate="no" className="whitespace-nowrap">
              {coinText(balance.total)}
            </span>
          </span>
          <CoinText value={balance.paid} kind="paid" />
          <CoinText value={balance.free} kind="free" />
        </p>
      )}
    </AlertDialog>
  )
}
