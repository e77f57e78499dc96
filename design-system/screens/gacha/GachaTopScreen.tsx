import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import type { Balance } from '../../components/CoinBalance.tsx'
import { lazyOnPress } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { lazyBelowFold } from '../parts/lazyBelowFold.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { Viewer } from '../programme.types.ts'
import { whyNoDraw } from './gacha.rules.ts'
import type { DrawConfirmation, DrawOption, DrawProgress, Gacha, GachaChannel, GachaItem } from './gacha.types.ts'
import { DrawFoot } from './parts/DrawFoot.tsx'
import { GachaHero, GachaHeroSkeleton } from './parts/GachaHero.tsx'
import { GachaPhoneHead } from './parts/GachaPhoneHead.tsx'

/** A question that cannot be shown is taken back, and the next press asks it anew. */
const DrawConfirmations = lazyOnPress(() =>
  import('./parts/DrawConfirmations.tsx').then((file) => file.DrawConfirmations),
)

/** The odds and what is under them. Where they cannot be had it says so: nobody draws blind. */
const Below = lazyBelowFold(
  () => import('./parts/GachaBelow.tsx').then((file) => file.GachaBelow),
  '提供割合を読みこめませんでした',
  '引く前に、もう一度読みこんでください。',
)

export interface GachaTopScreenProps {
  now: string
  viewer: Viewer
  channel: GachaChannel
  gacha: Loadable<Gacha>
  /** Every item with its own odds. */
  items: Loadable<GachaItem[]>
  /** When the odds were so, by the host's clock (ISO 8601); absent while they are not here. */
  asOf?: string
  balance: Loadable<Balance>
  progress: DrawProgress
  /** What a press on a draw button has to settle first; from `confirmationBeforeDraw`. */
  confirmation: DrawConfirmation
  /** What the caller knows has not moved, said where coins are missing: コインは減っていません。 */
  untouched?: string
  /** A draw button was pressed. */
  onDraw: (option: DrawOption) => void
  /** The terms were agreed to: agree, then the last step. */
  onAgree: (option: DrawOption) => void
  /** The question was closed without an answer. */
  onDismiss: () => void
  onOpenShop: () => void
  /** `login` and `signUp` carry the address to come back to; `result` leads to what was drawn last, if anything was. */
  hrefs: { login: string; signUp: string; result?: string }
}

/**
 * One gacha: how long, what can come and how likely, for how many coins (W089). On phones it carries its own head
 * (S023).
 */
export function GachaTopScreen(props: GachaTopScreenProps) {
  const { now, viewer, channel, gacha, items, asOf, balance, progress, confirmation, onDraw, onOpenShop, hrefs } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <GachaPhoneHead channel={channel} viewer={viewer} balance={balance} onOpenShop={onOpenShop} />
      <Loaded of={gacha} bleeds holdsHeading label="ガチャを読みこみ中" skeleton={<GachaHeroSkeleton />}>
        {(shown) => (
          <>
            <GachaHero gacha={shown} channelName={channel.name} now={now} items={items} />
            <Below gacha={shown} items={items} asOf={asOf} resultHref={hrefs.result} />
            <DrawFoot
              gacha={shown}
              closed={whyNoDraw(shown, now)}
              viewer={viewer}
              balance={balance}
              progress={progress}
              onDraw={onDraw}
            />
            {confirmation.kind !== 'none' && confirmation.kind !== 'last' && (
              <DrawConfirmations {...props} confirmation={confirmation} gacha={shown} onFailed={props.onDismiss} />
            )}
          </>
        )}
      </Loaded>
    </ChannelTheme>
  )
}
