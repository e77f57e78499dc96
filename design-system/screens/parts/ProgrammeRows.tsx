import { ProgrammeList } from '../../components/ProgrammeList.tsx'
import { ProgrammeRow } from '../../components/ProgrammeRow.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Programme } from '../programme.types.ts'
import { RowsSkeleton, type RowsSkeletonProps } from './RowsSkeleton.tsx'
import { upcomingStart } from '../upcomingStart.ts'
import { programmeKindText, programmeState, programmeTimeText } from '../programmeState.ts'

export interface ProgrammeRowsProps {
  programmes: readonly Programme[]
  now: string
}

/** A list of programme rows in their state at `now`. */
export function ProgrammeRows({ programmes, now }: ProgrammeRowsProps) {
  return (
    <ProgrammeList>
      {programmes.map((programme) => (
        <ProgrammeRow
          key={programme.id}
          time={programmeTimeText(programme, now)}
          image={programme.image}
          seed={programme.seed}
          channelId={programme.channelId}
          channel={programme.channelName}
          kind={programme.moment?.kindText ?? programmeKindText[programme.kind]}
          title={programme.title}
          state={programmeState(programme, now)}
          href={programme.href}
          begins={upcomingStart(programme.start, now)}
        />
      ))}
    </ProgrammeList>
  )
}

/** The skeleton of programme rows. */
export function ProgrammeRowsSkeleton({ rows }: Pick<RowsSkeletonProps, 'rows'>) {
  return (
    <RowsSkeleton rows={rows} className="-mt-4">
      <Skeleton shape="row" />
    </RowsSkeleton>
  )
}
