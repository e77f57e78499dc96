import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { GachaTeaser } from '../../parts/GachaTeaser.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import type { GachaSummary } from '../../programme.types.ts'
import { upcomingStart } from '../../upcomingStart.ts'
import { whyGachaClosed } from '../../whyGachaClosed.ts'

export interface ChannelGachaProps {
  gacha: Loadable<GachaSummary[]>
  now: string
}

/** The channel's gacha. Renders nothing for a channel without gacha. */
export function ChannelGacha({ gacha, now }: ChannelGachaProps) {
  if (gacha.state === 'ready' && gacha.data.length === 0) return null
  return (
    <Section title="ガチャ">
      <Loaded value={gacha} label="ガチャを読みこみ中" skeleton={<Skeleton shape="block" className="max-w-140" />}>
        {(list) => (
          <ul className="grid gap-10">
            {list.map(({ stock, start, itemCount, type: _type, ...each }) => (
              <li key={each.id}>
                <GachaTeaser
                  {...each}
                  over={itemCount === undefined ? 'ガチャ' : `全${itemCount}種`}
                  now={now}
                  opens={upcomingStart(start, now)}
                  closed={whyGachaClosed({ start, end: each.end, stock }, now)?.title}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
