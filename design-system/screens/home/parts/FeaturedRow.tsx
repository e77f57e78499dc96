import { Artwork } from '../../../components/Artwork.tsx'
import { Button } from '../../../components/Button.tsx'
import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Obi } from '../../../components/Obi.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { countText } from '../../../text/countText.ts'
import { timeText } from '../../../text/dateTimeText.ts'
import type { Programme } from '../../programme.types.ts'
import { programmeKindText, programmeState } from '../../programmeState.ts'
import { upcomingStart } from '../../upcomingStart.ts'

export interface FeaturedRowProps {
  programme: Programme
  now: string
}

/** The featured programme row: full-width obi (vertical title band) and picture, with a link. */
export function FeaturedRow({ programme, now }: FeaturedRowProps) {
  const { id, title, episode, start, end, image, channelName, kind, viewers, href } = programme
  const state = programmeState(programme, now)
  const live = state.tone === 'live'
  return (
    <div className="min-w-0">
      <div className="flex h-73 desk:h-130">
        <Obi
          size="large"
          title={title}
          top={episode ?? programmeKindText[kind]}
          foot={[timeText(start), '開演']}
          className="w-14! desk:w-24!"
        />
        <div className="relative min-w-0 flex-1 overflow-hidden">
          <Artwork src={image} alt="" ratio="fill" id={id} isPriority />
          {live && end && <Progress start={start} end={end} now={now} />}
        </div>
      </div>
      <div className="flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 desk:flex desk:pr-[var(--hero-edge)] desk:pl-0">
        <p className="flex items-center gap-2 text-12 font-bold">
          {live && <Penlight state="live" />}
          {state.text}
        </p>
        <p className="heading text-24">
          <bdi translate="no">{channelName}</bdi> {programmeKindText[kind]}
        </p>
        <DeviceTime at={upcomingStart(start, now)} />
        <p className="flex gap-x-4 text-14 text-quiet">
          {live && viewers !== undefined && (
            <span className="whitespace-nowrap">
              <span translate="no">{countText(viewers)}</span>人が視聴中
            </span>
          )}
          {end && <span>{timeText(end)}まで</span>}
        </p>
        {href && (
          <Button href={href} variant="solid" className="mt-3 max-desk:flex max-desk:w-full desk:mt-0 desk:ml-auto">
            {live ? `${programmeKindText[kind]}を見る` : '開く'}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A decorative progress bar; the text beside it says the same. */
function Progress({ start, end, now }: { start: string; end: string; now: string }) {
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const done = Math.min(1, Math.max(0, (Date.parse(now) - from) / (to - from)))
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-hair">
      <span className="block h-full origin-left drawn-line bg-solid" style={{ transform: `scaleX(${done})` }} />
    </span>
  )
}
