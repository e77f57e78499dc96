import type { Loadable } from '../../loadable.ts'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { ProgrammeRows, ProgrammeRowsSkeleton } from '../parts/ProgrammeRows.tsx'
import type { Channel, Programme, Viewer } from '../programme.types.ts'
import { remainingProgramme } from '../programmeState.ts'
import { StartPageCover } from './parts/StartPageCover.tsx'
import { ReasonsToJoin } from './parts/ReasonsToJoin.tsx'

/** The number of programme rows shown on the cover. */
const shownProgrammeRows = 6

export interface TopScreenProps {
  /** All channels; the first six are shown on the cover. */
  channels: Loadable<Channel[]>
  /** Tonight's programme, sorted by time. */
  programme: Loadable<Programme[]>
  now: string
  /**
   * Who views the page. A member can open this page too, and gets a link to their home page instead of the sign-up
   * (Q20).
   */
  viewer: Viewer
  hrefs: { signUp: string; login: string; home: string; channels: string; campaigns: string }
}

/** The start page for guests (表紙). A beam of light in each channel's colour ends on that channel's jacket (W042). */
export function TopScreen({ channels, programme, now, viewer, hrefs }: TopScreenProps) {
  return (
    <div className="pb-16 desk:pb-22">
      <StartPageCover channels={channels} viewer={viewer} hrefs={hrefs} />
      <div className="page">
        <ReasonsToJoin channels={channels} programme={programme} now={now} />
        <Section title="今夜のプログラム" action={{ label: 'いま参加できるキャンペーン', href: hrefs.campaigns }}>
          <Loaded value={programme} label="今夜のプログラムを読みこみ中" skeleton={<ProgrammeRowsSkeleton />}>
            {(rows) => (
              <Tonight
                programmes={remainingProgramme(rows, now).slice(0, shownProgrammeRows)}
                now={now}
                channelsHref={hrefs.channels}
              />
            )}
          </Loaded>
          <Button href={viewer === 'guest' ? hrefs.signUp : hrefs.home} className="mt-6">
            {viewer === 'guest' ? '会員登録して見る' : 'ホームで見る'}
          </Button>
        </Section>
      </div>
    </div>
  )
}

interface TonightProps {
  programmes: readonly Programme[]
  now: string
  channelsHref: string
}

function Tonight({ programmes, now, channelsHref }: TonightProps) {
  if (programmes.length > 0) return <ProgrammeRows programmes={programmes} now={now} />
  return (
    <EmptyState
      title="今夜の予定はまだありません"
      description="チャンネルのページで、これまでの作品をご覧いただけます。"
      action={{ label: 'チャンネルを見る', href: channelsHref }}
    />
  )
}
