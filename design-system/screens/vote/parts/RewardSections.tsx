import { DeviceTime } from '../../../components/DeviceTime.tsx'
import { Section } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import { dateRangeText } from '../../../text/dateRangeText.ts'
import { dateTimeText } from '../../../text/dateTimeText.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { pointsText } from '../vote.rules.ts'
import type { AmountRewards, ParticipateRewards, RewardRequest } from '../vote.types.ts'
import { RewardRows, RewardRowsSkeleton } from './RewardRows.tsx'
import { upcomingStart } from '../../upcomingStart.ts'

export interface RewardSectionsProps {
  /** Server time, ISO 8601. */
  now: string
  byAmount: Loadable<AmountRewards>
  participate: Loadable<ParticipateRewards>
  receiving: RewardRequest
  onReceive: (id: string) => void
  /** Whether voting has ended. */
  isOver: boolean
}

/** The rewards for taking part, received by a press; below them the rewards by points, granted automatically. */
export function RewardSections({ now, byAmount, participate, receiving, onReceive, isOver }: RewardSectionsProps) {
  return (
    <>
      <Participate loadedRewards={participate} now={now} receiving={receiving} onReceive={onReceive} />
      <ByAmount loadedRewards={byAmount} isOver={isOver} />
    </>
  )
}

function ByAmount({ loadedRewards, isOver }: { loadedRewards: Loadable<AmountRewards>; isOver: boolean }) {
  return (
    <Section title="ポイントに応じた特典" lead="届いた時点で、お渡し済みです。">
      <Loaded value={loadedRewards} label="特典を読みこみ中" skeleton={<RewardRowsSkeleton />}>
        {({ voted, rewards }) => (
          <RewardRows
            rewards={rewards}
            missingText={({ required }) => (isOver ? '届きませんでした' : `あと${pointsText(required - voted)}`)}
          />
        )}
      </Loaded>
    </Section>
  )
}

interface ParticipateProps extends Pick<RewardSectionsProps, 'now' | 'receiving' | 'onReceive'> {
  loadedRewards: Loadable<ParticipateRewards>
}

const at = (iso: string) => Date.parse(iso)

/**
 * Why rewards for taking part cannot be received now (E064); undefined when they can. For display: the server
 * decides.
 */
function closedText({ receivable }: ParticipateRewards, now: string): string | undefined {
  if (!receivable) return undefined
  if (at(now) < at(receivable.start)) return `受け取りは、${dateTimeText(receivable.start)}からです。`
  return at(now) < at(receivable.end) ? undefined : '受け取り期間は終わりました。'
}

function Participate({ loadedRewards, now, receiving, onReceive }: ParticipateProps) {
  return (
    <Section title="参加特典" lead="受け取るボタンで、お渡しします。">
      <Loaded value={loadedRewards} label="特典を読みこみ中" skeleton={<RewardRowsSkeleton />}>
        {(shown) => {
          const { voted, description, start, end, receivable, rewards } = shown
          const closed = closedText(shown, now)
          return (
            <>
              <div className="mb-6 grid max-w-180 gap-1 text-reading">
                {description && <p className="whitespace-pre-line">{description}</p>}
                {(start ?? end) && <p className="text-14 tabular-nums">対象の投票　{dateRangeText(start, end)}</p>}
                {receivable && (
                  <p className="text-14 tabular-nums">
                    受け取り期間　{dateRangeText(receivable.start, receivable.end)}
                  </p>
                )}
                {closed && <p className="font-bold">{closed}</p>}
                <DeviceTime at={receivable && upcomingStart(receivable.start, now)} />
              </div>
              <RewardRows
                rewards={rewards}
                missingText={({ required }) => `あと${pointsText(required - voted)}`}
                receiving={receiving}
                onReceive={closed ? undefined : onReceive}
              />
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
