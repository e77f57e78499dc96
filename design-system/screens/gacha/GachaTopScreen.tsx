import { BelowFold } from '../../components/BelowFold.tsx'
import { ChannelTheme } from '../../components/ChannelTheme.tsx'
import { Section } from '../../components/Section.tsx'
import type { Balance } from '../../components/CoinBalance.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { BulletList } from '../parts/BulletList.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { Viewer } from '../programme.types.ts'
import { whyClosed } from '../whyClosed.ts'
import type { DrawConfirmation, DrawOption, DrawProgress, Gacha, GachaChannel, GachaItem } from './gacha.types.ts'
import { DrawFoot } from './parts/DrawFoot.tsx'
import { GachaHero, GachaHeroSkeleton } from './parts/GachaHero.tsx'
import { GachaPhoneHead } from './parts/GachaPhoneHead.tsx'
import { Tiers, TiersSkeleton } from './parts/Tiers.tsx'

/** A question that cannot be shown is taken back, and the next press asks it anew. */
const DrawConfirmations = lazyComponent(() =>
  import('./parts/DrawConfirmations.tsx').then((file) => file.DrawConfirmations),
)

export interface GachaTopScreenProps {
  now: string
  viewer: Viewer
  channel: GachaChannel
  gacha: Loadable<Gacha>
  /** Every item with its own odds. */
  items: Loadable<GachaItem[]>
  balance: Loadable<Balance>
  progress: DrawProgress
  /** What a press on a draw button has to settle first; from `confirmationBeforeDraw`. */
  confirmation: DrawConfirmation
  /** A draw button was pressed. */
  onDraw: (option: DrawOption) => void
  /** The terms were agreed to: agree, then draw. */
  onAgree: (option: DrawOption) => void
  /** The question was closed without an answer. */
  onDismiss: () => void
  onOpenShop: () => void
  /** `login` and `signUp` carry the address to come back to. */
  hrefs: { login: string; signUp: string }
}

/**
 * One gacha: how long, what can come and how likely, for how many coins (W089). On phones it carries its own head
 * (S023).
 */
export function GachaTopScreen(props: GachaTopScreenProps) {
  const { now, viewer, channel, gacha, items, balance, progress, confirmation, onDraw, onOpenShop } = props
  return (
    <ChannelTheme id={channel.id} seed={channel.seed}>
      <GachaPhoneHead channel={channel} viewer={viewer} balance={balance} onOpenShop={onOpenShop} />
      <Loaded of={gacha} bleeds label="ガチャを読みこみ中" skeleton={<GachaHeroSkeleton />}>
        {(shown) => (
          <>
            <GachaHero gacha={shown} channelName={channel.name} now={now} items={items} />
            <BelowFold>
              <div className="page">
                <Loaded of={items} label="提供割合を読みこみ中" skeleton={<TiersSkeleton />}>
                  {(all) => <Tiers items={all} />}
                </Loaded>
                {shown.cautions.length > 0 && (
                  <Section title="ご注意">
                    <BulletList items={shown.cautions} className="grid max-w-180 gap-1" />
                  </Section>
                )}
              </div>
            </BelowFold>
            <DrawFoot
              gacha={shown}
              closed={whyClosed(shown, now)}
              viewer={viewer}
              balance={balance}
              progress={progress}
              onDraw={onDraw}
            />
            {confirmation.kind !== 'none' && (
              <DrawConfirmations {...props} confirmation={confirmation} gacha={shown} onFailed={props.onDismiss} />
            )}
          </>
        )}
      </Loaded>
    </ChannelTheme>
  )
}
