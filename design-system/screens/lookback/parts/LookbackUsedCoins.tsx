import { useId } from 'react'
import { Button } from '../../../components/Button.tsx'
import { CoinText } from '../../../components/CoinText.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateText } from '../../../text/dateTimeText.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import type { LookbackCoins } from '../lookback.types.ts'

export interface LookbackUsedCoinsProps {
  /** The coins of the year; undefined while they are hidden. */
  coins: Loadable<LookbackCoins> | undefined
  /** Called when the user shows or hides the used coins. */
  onToggle: () => void
}

/** The used coins, which are loaded and shown only when the user asks for them. */
export function LookbackUsedCoins({ coins, onToggle }: LookbackUsedCoinsProps) {
  const id = useId()
  return (
    <div className="mt-8">
      <Button variant="outline" size="small" onClick={onToggle} aria-expanded={Boolean(coins)} aria-controls={id}>
        {coins ? '使ったコインを隠す' : '使ったコインも見る'}
      </Button>
      <div id={id} className="mt-4">
        {coins && (
          <Loaded
            value={coins}
            label="使ったコインを読みこみ中"
            skeleton={<Skeleton shape="line" className="h-6 w-24" />}
          >
            {({ used, since }) => (
              <>
                <p>
                  使ったコイン　
                  <CoinText value={used} className="text-20" />
                </p>
                {since && <p className="mt-1 text-14 text-quiet">{dateText(since)}からの記録で数えています。</p>}
              </>
            )}
          </Loaded>
        )}
      </div>
    </div>
  )
}
