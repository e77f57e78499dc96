import { useDeferredValue, useState, type ReactNode } from 'react'
import { Artwork } from '../../components/Artwork.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { TextField } from '../../components/TextField.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Loadable } from '../../loadable.ts'
import { PageHead } from '../parts/PageHead.tsx'
import { VotePoints } from './parts/VotePoints.tsx'
import { VoteFrame } from './parts/VoteFrame.tsx'
import { VoteAction } from './parts/VoteAction.tsx'
import { filterByName } from './filterByName.ts'
import { pointsText, votesText } from './vote.rules.ts'
import { votingState } from './voting.rules.ts'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { VotePageData, VoteHrefs, VoteTarget, VotingState } from './vote.types.ts'
import { isolated } from '../../text/isolated.ts'
import type { Viewer } from '../programme.types.ts'

export interface VoteTargetsScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  vote: Loadable<FoundCampaign<VotePageData>>
  /** Called when a target is pressed; the caller opens the sheet to vote for this target. */
  onChoose: (target: VoteTarget) => void
  /** A `VoteSheet` while the member is voting. */
  sheet?: ReactNode | undefined
  hrefs: VoteHrefs
}

/** The number of targets from which on a search field is shown. */
const searchFrom = 6

/** The targets of a vote (W107, R075): the member's own votes, a search, and voting in a sheet. */
export function VoteTargetsScreen({ now, channel, vote, onChoose, sheet, hrefs }: VoteTargetsScreenProps) {
  return (
    <VoteFrame channel={channel} vote={vote} hrefs={hrefs}>
      {(shown) => {
        const { campaign, points, targets } = shown
        const state = votingState(campaign, now)
        return (
          <>
            <PageHead title="投票先をえらぶ" lead={campaign.name} />
            <div className="page mt-6 grid gap-8">
              {state === 'open' && points ? (
                <VotePoints points={points} campaign={campaign} state={state} />
              ) : (
                <div className="max-w-100">
                  <VoteAction
                    state={state}
                    campaign={campaign}
                    viewer={points ? 'member' : 'guest'}
                    vote={{ href: hrefs.targets }}
                    login={hrefs.login}
                  />
                </div>
              )}
              <Targets targets={targets} state={state} viewer={points ? 'member' : 'guest'} onChoose={onChoose} />
              <p className="flex flex-wrap gap-x-8 gap-y-5 border-t border-ink pt-8">
                <TextLink href={hrefs.ranking}>順位を見る</TextLink>
                <TextLink href={hrefs.campaign}>投票のページへもどる</TextLink>
              </p>
            </div>
            {sheet}
          </>
        )
      }}
    </VoteFrame>
  )
}

interface TargetsProps {
  targets: readonly VoteTarget[]
  state: VotingState
  viewer: Viewer
  onChoose: (target: VoteTarget) => void
}

function Targets({ targets, state, viewer, onChoose }: TargetsProps) {
  const [typed, setTyped] = useState('')
  const found = filterByName(useDeferredValue(typed), targets)
  if (targets.length === 0)
    return <EmptyState title="投票先はまだ発表されていません" description="発表されると、ここに並びます。" />
  return (
    <div>
      {targets.length >= searchFrom && (
        <div className="mb-6 max-w-100">
          <TextField
            label="投票先をさがす"
            requirement={null}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            support="ひらがな、カタカナ、大文字、小文字のどれでもさがせます。"
          />
          <output className="mt-1 block text-14 text-quiet">
            {typed.trim() && `${found.length}件が見つかりました。`}
          </output>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-x-8 border-t border-ink desk:grid-cols-2">
        {found.map((target) => (
          <Target
            key={target.id}
            target={target}
            canVote={state === 'open' && viewer === 'member'}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="py-6 text-reading">見つかりませんでした。別の言葉でさがしてください。</p>}
    </div>
  )
}

interface TargetProps {
  target: VoteTarget
  canVote: boolean
  onChoose: (target: VoteTarget) => void
}

function Target({ target, canVote, onChoose }: TargetProps) {
  const { id, name, image, description, voted, uncounted } = target
  return (
    <li className="flex items-start gap-4 border-b border-hair py-5">
      <Artwork src={image} alt="" ratio="3:4" id={id} className="w-20 shrink-0 desk:w-28" />
      <div className="min-w-0 flex-1">
        <h2 className="heading line-clamp-3 text-20">
          <TitleText>{name}</TitleText>
        </h2>
        {description && <p className="mt-1 line-clamp-3 text-14">{description}</p>}
        {voted ? (
          <p className="mt-1 text-14 font-bold tabular-nums">
            あなたは{pointsText(voted)}投票しました
            {uncounted ? (
              <span className="font-normal text-quiet">　順位にまだ入っていない{votesText(uncounted)}</span>
            ) : null}
          </p>
        ) : null}
        {canVote && (
          <Button
            variant="outline"
            size="small"
            className="mt-3"
            aria-label={`${isolated(name)}に投票する`}
            onClick={() => onChoose(target)}
          >
            投票する
          </Button>
        )}
      </div>
    </li>
  )
}
