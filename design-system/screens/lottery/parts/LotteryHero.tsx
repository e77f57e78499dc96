import type { ReactNode } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { coinText } from '../../../text/coinText.ts'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { PosterHero } from '../../parts/PosterHero.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { lotteryPhaseText } from '../lottery.rules.ts'
import type { CampaignChannel } from '../../campaign.types.ts'
import type { Lottery } from '../lottery.types.ts'
import { upcomingStart } from '../../upcomingStart.ts'
import { isolated } from '../../../text/isolated.ts'
import { HeroDescription } from '../../parts/HeroDescription.tsx'

export interface LotteryHeroProps {
  lottery: Lottery
  channel: CampaignChannel
  now: string
  /** The buttons, such as the one to enter. */
  children: ReactNode
}

/** The hero of a lottery: its name on the obi (vertical title band), the time left, and the button to enter (W111). */
export function LotteryHero({ lottery, channel, now, children }: LotteryHeroProps) {
  const { id, name, image, description, coins, start, end } = lottery
  const why = lotteryPhaseText(lottery)
  return (
    <PosterHero
      size="low"
      picture={{ src: image, id }}
      obi={
        <Obi
          as="h1"
          size="large"
          side="left"
          top="抽選"
          title={name}
          foot={coins > 0 ? [coinText(coins), '1口'] : ['無料']}
        />
      }
      figure={<TimeLeft lottery={lottery} now={now} />}
    >
      <p className="text-14 text-quiet">{channel.name && `${isolated(channel.name)}の抽選`}</p>
      {why && <p className="heading mt-2 text-24">{why.title}</p>}
      <p className="mt-2 text-14 text-quiet tabular-nums">申込　{dateRangeText(start, end)}</p>
      <DeviceTime at={upcomingStart(start, now)} />
      <HeroDescription text={description} />
      <div className="mt-6">{children}</div>
      <p className="mt-2">
        <ShareLink />
      </p>
    </PosterHero>
  )
}

/** The days until the lottery's next change: opening, closing or result. Renders nothing when no change is left. */
function TimeLeft({ lottery, now }: { lottery: Lottery; now: string }) {
  const { phase, start, end, announced } = lottery
  if (phase === 'announced') return null
  const [until, words] =
    phase === 'before'
      ? ([start, '受付開始まで'] as const)
      : phase === 'open'
        ? ([end, '申込終了まで'] as const)
        : ([announced, '結果発表まで'] as const)
  const left = remainingText(until, now)
  if (left.figure === '') return null
  return (
    <div>
      <p className="text-14 font-bold">{words}</p>
      <div className="mt-4 desk:mt-6">
        <Figure
          value={left.figure}
          unit={left.unit}
          size={72}
          deskSize={144}
          tone={left.isUrgent && phase === 'open' ? 'danger' : 'ink'}
          label={`${words}、${left.text}`}
        />
      </div>
    </div>
  )
}
