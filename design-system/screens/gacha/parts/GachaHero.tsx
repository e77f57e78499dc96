import { Artwork } from '../../../components/Artwork.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { percentText } from '../../../text/percentText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { upcomingStart } from '../../upcomingStart.ts'
import { whyGachaClosed } from '../../whyGachaClosed.ts'
import { oddsValidity, rarityTiersOf } from '../gacha.rules.ts'
import type { Gacha, GachaItem } from '../gacha.types.ts'
import { isolated } from '../../../text/isolated.ts'

export interface GachaHeroProps {
  gacha: Gacha
  channelName: string
  now: string
  items: Loadable<GachaItem[]>
}

/**
 * The layout of the hero. Phone: picture with the obi (vertical title band) on its right, the remaining time below.
 * Desktop: time, picture, obi side by side.
 */
const frame =
  'page relative isolate grid grid-cols-[minmax(0,1fr)_84px] pb-6 desk:grid-cols-[25rem_minmax(0,1fr)_8.5rem] desk:pb-0'
const picture =
  'relative col-span-2 col-start-1 row-start-1 -mx-4 h-100 desk:col-span-1 desk:col-start-2 desk:mx-0 desk:h-150'
const strip = 'relative col-start-2 row-start-1 -mb-18 h-118 desk:mb-0 desk:col-start-3 desk:h-160'
const info = 'col-span-2 col-start-1 row-start-2 pt-6 desk:col-span-1 desk:row-start-1 desk:self-end desk:pb-8'

/**
 * The hero of a gacha: its picture, its name on the obi (vertical title band), and the days left in the largest figure
 * of the whole product (W089).
 */
export function GachaHero({ gacha, channelName, now, items }: GachaHeroProps) {
  return (
    <div className={frame}>
      <Light place="hero" />
      <div className={picture}>
        <Artwork src={gacha.image} alt="" ratio="fill" id={gacha.id} isPriority />
      </div>
      <div className={strip}>
        <Obi
          as="h1"
          size="large"
          side="right"
          title={gacha.name}
          top={gacha.itemCount === undefined ? undefined : `全${gacha.itemCount}種`}
          foot={rarestOdds(items)}
        />
      </div>
      <div className={info}>
        <p className="sr-only">{isolated(channelName)}のガチャ</p>
        <TimeLeft gacha={gacha} now={now} />
        <p className="mt-5 text-14 text-quiet tabular-nums">{dateRangeText(gacha.start, gacha.end)}</p>
        <DeviceTime at={upcomingStart(gacha.start, now)} />
        {gacha.description && <p className="mt-4 max-w-88 text-reading">{gacha.description}</p>}
        <ShareLink className="mt-2" />
      </div>
    </div>
  )
}

function TimeLeft({ gacha, now }: Pick<GachaHeroProps, 'gacha' | 'now'>) {
  const opens = upcomingStart(gacha.start, now)
  const closed = whyGachaClosed({ ...gacha, stock: 'IN_STOCK', remainingDraws: undefined }, now)
  if (closed && !opens) {
    return <p className="heading text-32 desk:text-44">{closed.title}</p>
  }
  const left = remainingText(opens ?? gacha.end, now)
  return (
    <>
      <p className="text-14 font-bold">{opens ? '開始まで残り' : '終了まで残り'}</p>
      <div className="mt-6 desk:mt-10">
        <Figure
          value={left.figure}
          unit={left.unit}
          size={172}
          deskSize={240}
          tone={left.isUrgent && !opens ? 'danger' : 'ink'}
          label={left.text}
        />
      </div>
    </>
  )
}

function rarestOdds(items: Loadable<GachaItem[]>): readonly [string, string] | undefined {
  // Reserves the line, so that the title does not move when the odds load.
  if (items.state === 'loading') return ['\u00a0', '\u00a0']
  const rarest =
    items.state === 'ready' && oddsValidity(items.data) === 'whole' ? rarityTiersOf(items.data)[0] : undefined
  return rarest && rarest.rarity !== 'UNKNOWN' ? [rarest.rarity, percentText(rarest.percent)] : undefined
}

/** The skeleton of a gacha's hero. */
export function GachaHeroSkeleton() {
  return (
    <div className={frame}>
      <div className={picture}>
        <Skeleton shape="block" className="aspect-auto h-full" />
      </div>
      <div className={strip}>
        <Skeleton shape="block" className="aspect-auto h-full border border-hair" />
      </div>
      <div className={info}>
        <Skeleton shape="line" className="w-24" />
        <Skeleton shape="figure" className="mt-6 h-34 w-28 desk:mt-10 desk:h-48 desk:w-40" />
        <Skeleton shape="line" className="mt-5 w-60" />
      </div>
    </div>
  )
}
