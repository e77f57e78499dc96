import type { ReactNode } from 'react'
import { Artwork } from '../../../components/Artwork.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Light } from '../../../components/Light.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { whyDrawClosed } from '../draw.rules.ts'
import type { Draw, DrawChannel } from '../draw.types.ts'

export interface DrawHeroProps {
  draw: Draw
  channel: DrawChannel
  now: string
  /** What one can do. */
  children: ReactNode
}

const frame = 'hero desk:grid desk:grid-cols-[27rem_minmax(0,1fr)]'
const poster = 'flex h-100 desk:order-last desk:h-150'

/** The poster of a draw (W091): its name on the obi, the days that are left, and what one can do. */
export function DrawHero({ draw, channel, now, children }: DrawHeroProps) {
  return (
    <div className="relative isolate">
      <Light place="hero" />
      <div className={frame}>
        <div className={poster}>
          <Obi
            as="h1"
            size="hero"
            side="right"
            top="抽選"
            title={draw.name}
            foot={['参加無料', '1日1回']}
            className="mr-4 desk:mr-8"
          />
          <div className="relative min-w-0 flex-1 overflow-hidden">
            <Artwork src={draw.image} alt="" ratio="fill" id={draw.id} priority />
          </div>
        </div>
        <div className="flex min-w-0 flex-col justify-end px-4 pt-8 desk:px-8 desk:pb-8">
          <p className="sr-only">{channel.name}の抽選</p>
          <TimeLeft draw={draw} now={now} />
          <p className="mt-5 text-14 text-quiet tabular-nums">{dateRangeText(draw.start, draw.end)}</p>
          {draw.description && <p className="mt-4 text-reading whitespace-pre-line">{draw.description}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </div>
  )
}

function TimeLeft({ draw, now }: Pick<DrawHeroProps, 'draw' | 'now'>) {
  const closed = whyDrawClosed(draw, now)
  if (closed) return <p className="heading text-32 desk:text-44">{closed.title}</p>
  const left = remainingText(draw.end, now)
  return (
    <>
      <p className="text-14 font-bold">終了まで残り</p>
      <div className="mt-6 desk:mt-8">
        <Figure
          value={left.figure}
          unit={left.unit}
          size={120}
          deskSize={172}
          tone={left.urgent ? 'danger' : 'ink'}
          label={left.text}
        />
      </div>
    </>
  )
}

export function DrawHeroSkeleton() {
  return (
    <div className={frame}>
      <Skeleton shape="block" className={`aspect-auto! ${poster}`} />
      <div className="grid content-end gap-5 px-4 pt-8 desk:px-8 desk:pb-8">
        <Skeleton shape="line" className="w-24!" />
        <Skeleton shape="figure" className="h-24! w-28! desk:h-36!" />
        <Skeleton shape="line" className="w-60!" />
        <Skeleton shape="line" className="h-13!" />
      </div>
    </div>
  )
}
