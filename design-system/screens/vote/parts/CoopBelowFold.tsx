import { Section } from '../../../components/Section.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { groupedDigits } from '../../../text/groupedDigits.ts'
import { remainingText } from '../../../text/remainingText.ts'
import { assetText } from '../../asset.types.ts'
import { CampaignFooter } from '../../parts/CampaignFooter.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { RowsSkeleton } from '../../parts/RowsSkeleton.tsx'
import { reachedPercent } from '../vote.rules.ts'
import { votingState } from '../voting.rules.ts'
import type { CampaignChannel } from '../../campaign.types.ts'
import type { CoopHrefs, CoopVote, VoteReward } from '../vote.types.ts'
import { PenlightCrowd } from './PenlightCrowd.tsx'
import { VotePoints } from './VotePoints.tsx'

export interface CoopBelowFoldProps {
  now: string
  channel: CampaignChannel
  shown: CoopVote
  rewards: Loadable<VoteReward[]>
  hrefs: CoopHrefs
}

/**
 * The part of a cooperative vote's page below its first view: the picture of a hall that fills with the votes of all
 * members, the member's own votes and points, the reward steps, and the cautions.
 */
export function CoopBelowFold({ now, channel, shown, rewards, hrefs }: CoopBelowFoldProps) {
  const { campaign, points } = shown
  const state = votingState(campaign, now)
  const left = remainingText(campaign.end, now)
  return (
    <div className="page">
      <Goal shown={shown} left={state === 'open' ? left.text : undefined} />
      <Section title="使えるポイント">
        <VotePoints points={points} campaign={campaign} state={state} />
      </Section>
      <Section title="届くお礼" action={{ label: 'お礼をすべて見る', href: hrefs.reward }}>
        <Loaded value={rewards} label="お礼を読みこみ中" skeleton={<StepsSkeleton />}>
          {(list) => <Steps rewards={list} goal={shown.goal} achieved={shown.achieved} />}
        </Loaded>
      </Section>
      <CampaignFooter cautions={campaign.cautions} channel={channel} />
    </div>
  )
}

function Goal({ shown: { goal, achieved, points }, left }: { shown: CoopVote; left: string | undefined }) {
  const percent = reachedPercent(achieved, goal)
  return (
    <Section title="みんなの票" lead={left && `締め切りまで${left}`}>
      <PenlightCrowd percent={percent} className="max-w-200" />
      <p className="mt-6 text-20 font-bold tabular-nums">
        {percent >= 100 ? '目標に届きました' : `目標まで、あと${groupedDigits(goal - achieved)}票`}
        <span translate="no" className="ml-3 text-14 font-normal text-quiet">
          {groupedDigits(percent)}%
        </span>
      </p>
      {points && points.voted > 0 && (
        <p className="mt-1 text-reading">そのうち、あなたの票は{groupedDigits(points.voted)}票です。</p>
      )}
    </Section>
  )
}

interface StepsProps {
  rewards: readonly VoteReward[]
  goal: number
  achieved: number
}

/** The reward steps, with the reached ones marked. */
function Steps({ rewards, goal, achieved }: StepsProps) {
  if (rewards.length === 0) return <p className="text-reading">お礼はまだ発表されていません。</p>
  return (
    <ol className="-mt-3">
      {rewards.map(({ id, required, asset }) => {
        const isReached = achieved >= required
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-hair py-3">
            <span translate="no" className="w-32 font-bold tabular-nums">
              {groupedDigits(required)}票
            </span>
            <span className={`min-w-40 flex-1 ${isReached ? 'font-bold' : ''}`}>{assetText(asset)}</span>
            <span className="text-14 text-quiet tabular-nums">
              {isReached ? '届きました' : `あと${groupedDigits(required - achieved)}票`}
              {required === goal && '（目標）'}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function StepsSkeleton() {
  return (
    <RowsSkeleton rows={3} row="flex gap-6 border-b border-hair py-3">
      <Skeleton shape="line" className="w-24" />
      <Skeleton shape="line" className="flex-1" />
    </RowsSkeleton>
  )
}
