import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import type { Balance } from '../../components/CoinBalance.tsx'
import { lazyOnPress } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { Viewer } from '../programme.types.ts'
import { whyCannotDraw } from './gacha.rules.ts'
import type { Gacha, GachaChannel, GachaDraw, GachaOdds } from './gacha.types.ts'
import { DrawFooter } from './parts/DrawFooter.tsx'
import { GachaHero, GachaHeroSkeleton } from './parts/GachaHero.tsx'
import { GachaPhoneHeader } from './parts/GachaPhoneHeader.tsx'

/** A confirmation whose module fails to load is dismissed; the next press tries again. */
const DrawConfirmations = lazyOnPress(() =>
  import('./parts/DrawConfirmations.tsx').then((file) => file.DrawConfirmations),
)

/**
 * The odds and everything below them. Shows an error when the module fails to load, because users must not draw
 * without seeing the odds.
 */
const Below = lazyBelowFold(
  () => import('./parts/GachaBelowFold.tsx').then((file) => file.GachaBelowFold),
  '提供割合を読みこめませんでした',
  '引く前に、もう一度読みこんでください。',
)

export interface GachaTopScreenProps {
  now: string
  viewer: Viewer
  channel: GachaChannel
  gacha: Loadable<Gacha>
  odds: GachaOdds
  balance: Loadable<Balance>
  draw: GachaDraw
  onOpenShop: () => void
  /**
   * The links of the page. `login` and `signUp` contain the URL to return to; `result` leads to the member's latest
   * result, if any.
   */
  hrefs: { login: string; signUp: string; result?: string | undefined }
}

/**
 * The page of one gacha: remaining time, items, odds and prices. On phones it has a header of its own instead of the
 * app's (W089, S023).
 */
export function GachaTopScreen(props: GachaTopScreenProps) {
  const { now, viewer, channel, gacha, odds, balance, draw, onOpenShop, hrefs } = props
  const { confirmation } = draw
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <GachaPhoneHeader channel={channel} viewer={viewer} balance={balance} onOpenShop={onOpenShop} />
      <Loaded value={gacha} isFullBleed holdsHeading label="ガチャを読みこみ中" skeleton={<GachaHeroSkeleton />}>
        {(shown) => (
          <>
            <GachaHero gacha={shown} channelName={channel.name} now={now} items={odds.items} />
            <Below gacha={shown} items={odds.items} asOf={odds.asOf} resultHref={hrefs.result} />
            <DrawFooter
              gacha={shown}
              closed={whyCannotDraw(shown, now)}
              viewer={viewer}
              balance={balance}
              progress={draw.progress}
              onDraw={draw.onDraw}
            />
            {confirmation.kind !== 'none' && confirmation.kind !== 'last' && (
              <DrawConfirmations
                {...draw}
                gacha={shown}
                balance={balance}
                onOpenShop={onOpenShop}
                hrefs={hrefs}
                onFailed={draw.onDismiss}
              />
            )}
          </>
        )}
      </Loaded>
    </ChannelTheme>
  )
}
