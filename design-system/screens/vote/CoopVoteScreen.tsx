import type { ReactNode } from 'react'
import { Figure } from '../../components/Figure.tsx'
import { lazyComponent } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { groupedDigits } from '../../text/groupedDigits.ts'
import type { CoopBelowFoldProps } from './parts/CoopBelowFold.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { VoteHero } from './parts/VoteHero.tsx'
import { VoteAction } from './parts/VoteAction.tsx'
import { votingState } from './voting.rules.ts'
import { CampaignHeroSkeleton } from '../parts/CampaignHero.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { CoopHrefs, CoopVote, VoteReward } from './vote.types.ts'

/** The content below the hero, which is loaded after the first content into reserved space. */
const CoopBelowFold = lazyComponent<CoopBelowFoldProps>(() =>
  import('./parts/CoopBelowFold.tsx').then((file) => file.CoopBelowFold),
)

export interface CoopVoteScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<CoopVote>>
  rewards: Loadable<VoteReward[]>
  onVote: () => void
  /** A `VoteSheet` while the member is voting. */
  sheet?: ReactNode | undefined
  hrefs: CoopHrefs
}

/**
 * A cooperative vote (W109, R077): the common goal, a hall of penlights that fills, the member's own votes, and the
 * reward steps.
 */
export function CoopVoteScreen({ now, channel, vote, rewards, onVote, sheet, hrefs }: CoopVoteScreenProps) {
  return (
    <VoteFrame channel={channel} vote={vote} hrefs={hrefs} skeleton={<CampaignHeroSkeleton />}>
      {(shown) => {
        const { campaign, points } = shown
        return (
          <>
            <VoteHero campaign={campaign} kind="みんなの投票" figure={<Achieved shown={shown} />}>
              <VoteAction
                state={votingState(campaign, now)}
                campaign={campaign}
                viewer={points ? 'member' : 'guest'}
                vote={{ onClick: onVote }}
                login={hrefs.login}
              />
            </VoteHero>
            <div className="min-h-dvh">
              <CoopBelowFold now={now} channel={channel} shown={shown} rewards={rewards} hrefs={hrefs} />
            </div>
            {sheet}
          </>
        )
      }}
    </VoteFrame>
  )
}

/** The width beside the unit with the goal, so that the unit does not wrap below the figure. */
const besideUnit = 'max(50vw, 100vw - 10rem)'

/** The hero's figure: the votes of all members, and the goal. */
function Achieved({ shown: { goal, achieved } }: { shown: CoopVote }) {
  const goalText = `目標${groupedDigits(goal)}票`
  return (
    <>
      <p className="text-14 font-bold">みんなの票</p>
      <div className="mt-6 desk:mt-8">
        <Figure
          value={groupedDigits(achieved)}
          unit={['票', goalText]}
          size={96}
          room={besideUnit}
          label={`${goalText}のうち、${groupedDigits(achieved)}票`}
        />
      </div>
    </>
  )
}
