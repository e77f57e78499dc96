import { Section } from '../../components/Section.tsx'
import { LinkRows } from './LinkRows.tsx'
import { livetalkLink, type OpenedLivetalk } from './livetalkLink.rules.ts'

export interface LivetalkLinksProps {
  /** By their start; none: nothing is rendered. */
  livetalks: readonly OpenedLivetalk[]
  /** Says what opens them. */
  lead: string
  /** The title stands above the rows at every width, as on the my page. Default false. */
  isStacked?: boolean
}

/** The live talks that a ticket opens, each leading to its page (W062, W069, W127, Q322). */
export function LivetalkLinks({ livetalks, lead, isStacked }: LivetalkLinksProps) {
  if (livetalks.length === 0) return null
  return (
    <Section title="ライブトーク" lead={lead} isStacked={isStacked}>
      <LinkRows links={livetalks.map(livetalkLink)} />
    </Section>
  )
}
