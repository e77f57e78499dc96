import { ChannelTheme } from '../../../components/ChannelTheme.tsx'
import { Section } from '../../../components/Section.tsx'
import { GachaTeaser } from '../../parts/GachaTeaser.tsx'
import type { EndingGacha } from '../home.types.ts'
import { isolated } from '../../../text/isolated.ts'

/** Gacha that end soon, with the remaining time as the headline. */
export function EndingGachaSection({ gacha, now }: { gacha: readonly EndingGacha[]; now: string }) {
  const open = gacha.filter(({ end }) => Date.parse(end) > Date.parse(now))
  if (open.length === 0) return null
  return (
    <Section title="まもなく終了">
      <ul className="grid gap-10">
        {open.map(({ channelId, channelName, seed, ...each }) => (
          <ChannelTheme as="li" key={each.id} id={channelId} seed={seed}>
            <GachaTeaser {...each} over={`${isolated(channelName)}　ガチャ`} now={now} />
          </ChannelTheme>
        ))}
      </ul>
    </Section>
  )
}
