import type { ReactNode } from 'react'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { CampaignHero, CampaignTimeLeft } from '../../parts/CampaignHero.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import type { CampaignChannel } from '../../campaign.types.ts'
import { upcomingStart } from '../../upcomingStart.ts'
import { whyDrawClosed } from '../draw.rules.ts'
import type { Draw } from '../draw.types.ts'
import { isolated } from '../../../text/isolated.ts'
import { HeroDescription } from '../../parts/HeroDescription.tsx'

export interface DrawHeroProps {
  draw: Draw
  channel: CampaignChannel
  now: string
  /** The buttons: to enter, or to follow the channel. */
  children: ReactNode
}

/** The hero of a prize draw: its name on the obi (vertical title band), the days left, and the buttons (W091). */
export function DrawHero({ draw, channel, now, children }: DrawHeroProps) {
  const { id, name, image, description, start, end } = draw
  return (
    <CampaignHero
      picture={{ src: image, id }}
      obi={
        <Obi
          as="h1"
          size="large"
          side="right"
          top="抽選"
          title={name}
          foot={['参加無料', '1日1回']}
          className="mr-4 desk:mr-8"
        />
      }
    >
      <p className="sr-only">{isolated(channel.name)}の抽選</p>
      <TimeLeft draw={draw} now={now} />
      <p className="mt-5 text-14 text-quiet tabular-nums">{dateRangeText(start, end)}</p>
      <DeviceTime at={upcomingStart(start, now)} />
      <HeroDescription text={description} />
      <div className="mt-6">{children}</div>
      <p className="mt-2">
        <ShareLink />
      </p>
    </CampaignHero>
  )
}

function TimeLeft({ draw, now }: Pick<DrawHeroProps, 'draw' | 'now'>) {
  const closed = whyDrawClosed(draw, now)
  if (closed) return <p className="heading text-32 desk:text-44">{closed.title}</p>
  return <CampaignTimeLeft label="終了まで残り" until={draw.end} now={now} isEnd />
}
