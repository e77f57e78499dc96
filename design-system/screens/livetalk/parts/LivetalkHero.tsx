import type { ReactNode } from 'react'
import { Avatar } from '../../../components/Avatar.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { dateTimeText, timeText } from '../../../text/dateTimeText.ts'
import { PosterHero } from '../../parts/PosterHero.tsx'
import { ShareLink } from '../../parts/ShareLink.tsx'
import { livetalkPhaseText, talkLengthParts, talkLengthText } from '../livetalk.rules.ts'
import type { Livetalk } from '../livetalk.types.ts'
import { HeroDescription } from '../../parts/HeroDescription.tsx'

export interface LivetalkHeroProps {
  livetalk: Livetalk
  /** The buttons, such as the one to reserve a slot. */
  children: ReactNode
}

/** The hero of a live talk: its name on the obi (vertical title band), and the length of each talk (W118). */
export function LivetalkHero({ livetalk, children }: LivetalkHeroProps) {
  const { id, title, image, description, streamer, seconds, start, end } = livetalk
  const [figure, unit] = talkLengthParts(seconds)
  return (
    <PosterHero
      size="low"
      picture={{ src: image, id }}
      obi={<Obi as="h1" size="large" top="ライブトーク" title={title} foot={['1対1', 'の通話']} />}
      figure={
        <div>
          <p className="text-14 font-bold">ひとりずつ</p>
          <div className="mt-4 desk:mt-6">
            <Figure
              value={figure}
              unit={unit}
              size={96}
              deskSize={172}
              label={`ひとり${talkLengthText(seconds)}ずつ`}
            />
          </div>
        </div>
      }
    >
      <div className="flex items-center gap-3">
        <Avatar name={streamer.name} image={streamer.image} size={64} />
        <p className="min-w-0">
          <span className="block text-12 font-bold text-quiet">お話しする人</span>
          <span translate="no" className="heading block text-20">
            {streamer.name}
          </span>
        </p>
      </div>
      <p className="mt-4 text-16 font-bold tabular-nums">
        {dateTimeText(start)}〜{timeText(end)}
      </p>
      <DeviceTime at={start} />
      <p className="text-14 text-quiet tabular-nums">{livetalkPhaseText(livetalk)}</p>
      <HeroDescription text={description} />
      <div className="mt-6">{children}</div>
      <p className="mt-2">
        <ShareLink />
      </p>
    </PosterHero>
  )
}
