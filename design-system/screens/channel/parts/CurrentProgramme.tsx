import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { ProgrammeRows } from '../../parts/ProgrammeRows.tsx'
import type { Programme } from '../../programme.types.ts'

export interface CurrentProgrammeProps {
  programme: readonly Programme[]
  now: string
  channelsHref: string
}

/** The section いま: what the channel broadcasts now, and what is next. */
export function CurrentProgramme({ programme, now, channelsHref }: CurrentProgrammeProps) {
  return (
    <Section title="いま" className="mt-8! border-t-0! desk:mt-10!">
      {programme.length > 0 ? (
        <ProgrammeRows programmes={programme} now={now} />
      ) : (
        <EmptyState
          title="いまの予定はありません"
          description="フォローしておくと、始まったときにホームに並びます。"
          action={{ label: 'ほかのチャンネルを見る', href: channelsHref }}
        />
      )}
    </Section>
  )
}
