import { CoinBalance, type Balance } from '../../../components/CoinBalance.tsx'
import { StickyFoot } from '../../../components/StickyFoot.tsx'
import { CoinButton } from '../../../components/CoinButton.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { Viewer } from '../../programme.types.ts'
import type { ClosedReason } from '../../whyGachaClosed.ts'
import { availableOptions } from '../gacha.rules.ts'
import type { DrawOption, DrawProgress, Gacha } from '../gacha.types.ts'

export interface DrawFooterProps {
  gacha: Gacha
  /** Why the gacha cannot be drawn; undefined when it can. */
  closed: ClosedReason | undefined
  viewer: Viewer
  balance: Loadable<Balance>
  progress: DrawProgress
  onDraw: (option: DrawOption) => void
}

/** A sticky footer with the balance and the draw buttons. When the gacha cannot be drawn, it shows the reason. */
export function DrawFooter({ gacha, closed, viewer, balance, progress, onDraw }: DrawFooterProps) {
  return (
    <StickyFoot>
      <div className="page grid items-center gap-x-8 gap-y-2 py-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        {viewer === 'member' ? (
          <CoinBalance balance={balance} />
        ) : (
          <p className="text-14">ガチャを引くには、ログインが必要です。</p>
        )}
        {!closed && <DrawButtons gacha={gacha} progress={progress} onDraw={onDraw} />}
        {/* Rendered before its text, so that screen readers announce the end of the gacha. */}
        <output className="empty:sr-only">
          {closed && (
            <>
              <strong className="heading mr-3 text-20">{closed.title}</strong>
              <span className="text-14">{closed.text}</span>
            </>
          )}
        </output>
      </div>
    </StickyFoot>
  )
}

function DrawButtons({ gacha, progress, onDraw }: Pick<DrawFooterProps, 'gacha' | 'progress' | 'onDraw'>) {
  const { remainingDraws } = gacha
  const options = availableOptions(gacha)
  const busy = progress.state !== 'idle'
  return (
    <div>
      <div className="flex gap-2 desk:gap-3">
        {options.map((option, at) => (
          <CoinButton
            key={option.count}
            label={`${option.count}回引く`}
            coins={option.coins}
            variant={at === options.length - 1 ? 'solid' : 'outline'}
            isPending={busy && progress.count === option.count}
            disabled={(busy && progress.count !== option.count) || option.count > (remainingDraws ?? Infinity)}
            onClick={() => onDraw(option)}
          />
        ))}
      </div>
      {remainingDraws !== undefined && (
        <p className="mt-1 text-right text-12 text-quiet">あと{remainingDraws}回引けます</p>
      )}
    </div>
  )
}
