import { Section } from '../../../components/Section.tsx'
import type { Loadable } from '../../../loadable.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { votesText } from '../vote.rules.ts'
import type { RewardRequest, VoteReward } from '../vote.types.ts'
import { RewardRows, RewardRowsSkeleton } from './RewardRows.tsx'

export interface CoopRewardsProps {
  /** The votes of all members together. */
  achieved: number
  /** The member's own votes; absent for guests. */
  voted: number | undefined
  rewards: Loadable<VoteReward[]>
  receiving: RewardRequest
  onReceive: (id: string) => void
}

/** The rewards that all votes together unlock, step by step. */
export function CoopRewards({ achieved, voted, rewards, receiving, onReceive }: CoopRewardsProps) {
  const missingText = ({ required }: VoteReward) =>
    required > achieved ? `あと${votesText(required - achieved)}` : missing(voted)
  return (
    <Section
      title="お礼"
      lead={
        <span className="tabular-nums">
          {'いま、みんなで'}
          <span translate="no" className="whitespace-nowrap">
            {votesText(achieved)}
          </span>
          です。
        </span>
      }
    >
      <p className="mb-6 max-w-180 text-reading">
        票が集まるたびに届きます。1ポイントでも投票した方が、受け取るボタンで受け取れます。
      </p>
      <Loaded value={rewards} label="お礼を読みこみ中" skeleton={<RewardRowsSkeleton />}>
        {(list) => <RewardRows rewards={list} missingText={missingText} receiving={receiving} onReceive={onReceive} />}
      </Loaded>
    </Section>
  )
}

/** The text below an unlocked reward: only members who have voted receive it. */
const missing = (voted: number | undefined) =>
  voted === undefined ? 'ログインすると受け取れます' : '投票した方が受け取れます'
