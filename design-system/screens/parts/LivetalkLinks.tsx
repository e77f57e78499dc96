import { Section } from '../../components/Section.tsx'
import { LinkRows } from './LinkRows.tsx'
import { livetalkLink, type OpenedLivetalk } from './livetalkLink.rules.ts'

export interface LivetalkLinksProps {
  /** The live talks, sorted by start. Without any, nothing is rendered. */
  livetalks: readonly OpenedLivetalk[]
  /** A sentence that says what gives access to these live talks. */
  lead: string
  /** Whether the title is above the rows at every width, as on マイページ. Default false. */
  isStacked?: boolean | undefined
}

/** Links to the live talks that a ticket gives access to (W062, W069, W127, Q322). */
export function LivetalkLinks({ livetalks, lead, isStacked }: LivetalkLinksProps) {
  if (livetalks.length === 0) return null
  return (
    <Section title="ライブトーク" lead={lead} isStacked={isStacked}>
      <LinkRows links={livetalks.map(livetalkLink)} />
    </Section>
  )
}
