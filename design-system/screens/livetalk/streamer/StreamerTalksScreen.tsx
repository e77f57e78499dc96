import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { LinkRows } from '../../parts/LinkRows.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import type { Viewer } from '../../programme.types.ts'
import { StaffFrame, type StaffHrefs } from './parts/StaffFrame.tsx'
import type { StaffPageData } from './streamer.types.ts'

/** A live talk that the user runs as staff. */
export interface StaffTalkRow {
  id: string
  title: string
  /** When the live talk starts, ISO 8601. */
  start: string
  isOver: boolean
  /** The number of reserved slots, of all. */
  taken: number
  slots: number
  href: string
}

/** The live talks of a group that the user runs as staff (Q275). */
export interface StaffTalkList {
  /** The group's name and channel. */
  talk: { title: string; channel: { id: string; seed?: string | undefined } }
  /** The live talks: upcoming ones first, then ended ones, latest first. */
  list: readonly StaffTalkRow[]
}

export interface StreamerTalksScreenProps {
  viewer: Viewer
  talks: Loadable<StaffPageData<StaffTalkList>>
  hrefs: StaffHrefs
}

/** The list of live talks of a group that the user runs as staff, upcoming ones first (S138, Q275). */
export function StreamerTalksScreen({ viewer, talks, hrefs }: StreamerTalksScreenProps) {
  return (
    <StaffFrame viewer={viewer} title="担当するライブトーク" page={talks} hrefs={hrefs}>
      {({ talk, list }) => (
        <div className="pb-24">
          <PageHead title="担当するライブトーク" lead={talk.title} />
          <div className="page">
            <Talks title="これから" list={list.filter(({ isOver }) => !isOver)} empty="これからの回はありません" />
            <Talks title="終わった回" list={list.filter(({ isOver }) => isOver)} />
          </div>
        </div>
      )}
    </StaffFrame>
  )
}

function Talks({ title, list, empty }: { title: string; list: readonly StaffTalkRow[]; empty?: string | undefined }) {
  if (list.length === 0 && !empty) return null
  const rows = list.map(({ title: label, href, start, taken, slots }) => ({
    label,
    href,
    note: `${dateTimeText(start)}　${taken}人 / ${slots}枠`,
  }))
  return (
    <Section title={title}>{rows.length > 0 ? <LinkRows links={rows} /> : <EmptyState title={empty ?? ''} />}</Section>
  )
}
