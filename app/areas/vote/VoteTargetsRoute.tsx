import type { VoteTarget } from '@tsudoi/design-system/screens/vote/vote.types'
import { votingState } from '@tsudoi/design-system/screens/vote/voting.rules'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { Page } from '../../shell/Page.tsx'
import { LazyVotingSheet } from './lazyVotingSheet.ts'
import { prefetchVote } from './prefetchVote.ts'
import { useChosenTarget } from './useChosenTarget.ts'
import { useVotingBonus, useVotePage } from './useVotePage.ts'

const { Screen: VoteTargetsScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/vote/VoteTargetsScreen').then((file) => file.VoteTargetsScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchVote('bonus'))

/**
 * The page with the targets of a ranking campaign, for which members vote. `?target=` opens the voting sheet of one
 * target, once (R075).
 */
export function Component() {
  const { id, isMember, shown, page, screen } = useVotePage()
  const { bonus, isKnown, read } = useVotingBonus(id, isMember)
  const { chosen, isOpen, choose, close } = useChosenTarget(id)
  // Opens the sheet for a target once the current bonus has loaded, because the draft of a vote contains it. If that
  // fails, the sheet does not open.
  const onChoose = async (target: VoteTarget) => {
    choose(target)
    if (!isKnown && (await read({ cancelRefetch: false })).isError) close()
  }
  const named = useSearchParams()[0].get('target')
  const target = shown?.targets.find((each) => each.id === named)
  const canVote = shown?.points !== undefined && votingState(shown.campaign, screen.now) === 'open'
  useOnceReady(target && canVote && isKnown ? () => choose(target) : undefined)
  const sheet = isOpen && isKnown && shown?.points && (
    <LazyVotingSheet
      key={chosen?.id}
      kind="ranking"
      campaign={shown.campaign}
      points={shown.points}
      chosen={chosen}
      bonus={bonus}
      now={screen.now}
      onClose={close}
      onFailed={close}
      hrefs={screen.hrefs}
    />
  )
  return (
    <Page
      title={shown && `${shown.campaign.name}の投票先`}
      back={{ label: '投票', href: screen.hrefs.campaign }}
      {...page}
    >
      <VoteTargetsScreen {...screen} onChoose={(target) => void onChoose(target)} sheet={sheet} />
    </Page>
  )
}

/** Calls `act` as soon as it is defined, once per visit. */
function useOnceReady(act: (() => void) | undefined): void {
  const isDone = useRef(false)
  const doIt = useEffectEvent(() => act?.())
  const isReady = act !== undefined
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    doIt()
  }, [isReady])
}
