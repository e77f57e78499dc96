import { ChevronLeft } from 'lucide-react'
import { AppLink } from '../../../components/AppLink.tsx'
import type { Balance } from '../../../components/CoinBalance.tsx'
import { CoinText } from '../../../components/CoinText.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { Viewer } from '../../programme.types.ts'
import type { GachaChannel } from '../gacha.types.ts'

export interface GachaPhoneHeaderProps {
  channel: GachaChannel
  viewer: Viewer
  balance: Loadable<Balance>
  onOpenShop: () => void
}

/** Replaces the app's header on phones (S023): a link back to the channel, and the coin balance. */
export function GachaPhoneHeader({ channel, viewer, balance, onOpenShop }: GachaPhoneHeaderProps) {
  return (
    <div className="page flex min-h-14 items-center justify-between gap-3 border-b border-ink desk:hidden">
      <AppLink href={channel.href} className="-ml-2 flex min-w-0 items-center gap-2 py-2.5 pr-2 text-14 font-bold">
        <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <span translate="no" className="line-clamp-1">
          {channel.name}
        </span>
      </AppLink>
      {viewer === 'member' && <Coins balance={balance} onOpenShop={onOpenShop} />}
    </div>
  )
}

function Coins({ balance, onOpenShop }: Pick<GachaPhoneHeaderProps, 'balance' | 'onOpenShop'>) {
  if (balance.state === 'loading') return <Skeleton shape="figure" className="h-6 w-20" />
  return (
    <button
      type="button"
      onClick={onOpenShop}
      className="inline-flex min-h-11 shrink-0 items-center rounded-control px-1"
    >
      {balance.state === 'ready' ? <CoinText value={balance.data.total} /> : 'コイン'}
      <span className="sr-only">コインショップを開く</span>
    </button>
  )
}
