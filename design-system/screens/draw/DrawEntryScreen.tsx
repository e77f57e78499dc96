import { EmptyState } from '../../components/EmptyState.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { Skeleton, SkeletonArea } from '../../components/Skeleton.tsx'
import { lazyModule, useLazyModule } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { PageHead } from '../parts/PageHead.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { DrawHrefs, DrawPrizes, DrawEntryRequest, DrawPageData } from './draw.types.ts'
import { DrawFrame } from './parts/DrawFrame.tsx'
import { DrawEntryForm } from './parts/DrawEntryForm.tsx'
import { LazyDrawDetails } from './parts/LazyDrawDetails.tsx'

/**
 * The module with the result is prefetched when the page mounts, so that it is loaded before the user presses the
 * button.
 */
const outcomes = lazyModule(() => import('./parts/EntryOutcome.tsx'))

export interface DrawEntryScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  draw: Loadable<FoundCampaign<DrawPageData>>
  prizes: Loadable<DrawPrizes>
  attempt: DrawEntryRequest
  /** Whether the shown entry was made during this visit. */
  isJustDrawn: boolean
  onEnter: () => void
  hrefs: DrawHrefs
}

/** The page on which a member enters a prize draw: the final check, then the result in the dark theme (W093, R061). */
export function DrawEntryScreen(props: DrawEntryScreenProps) {
  const { channel, draw, prizes, isJustDrawn, hrefs } = props
  const found = draw.state === 'ready' && typeof draw.data === 'object' ? draw.data : undefined
  const { module } = useLazyModule(outcomes, { isWanted: true, onFailed: 'retry' })
  const page = (
    <DrawFrame channel={channel} draw={draw} hrefs={hrefs}>
      {(shown) =>
        shown.entry.state === 'entered' ? (
          module ? (
            <module.EntryOutcome
              draw={shown.draw}
              outcome={shown.entry.outcome}
              isJustDrawn={isJustDrawn}
              hrefs={hrefs}
            />
          ) : (
            <OutcomeSkeleton />
          )
        ) : (
          <>
            <PageHead title={shown.draw.name} lead="内容を確かめてから、引いてください。結果はその場で出ます。" />
            <div className="page">
              <div className="mt-8 max-w-180">
                <BeforeEntry {...props} shown={shown} />
              </div>
              <LazyDrawDetails draw={shown.draw} prizes={prizes} />
            </div>
          </>
        )
      }
    </DrawFrame>
  )
  return found?.entry.state === 'entered' ? <ModeArea mode="stage">{page}</ModeArea> : page
}

function BeforeEntry({ shown, ...props }: DrawEntryScreenProps & { shown: DrawPageData }) {
  const { hrefs } = props
  const { draw, entry } = shown
  if (entry.state === 'closed')
    return (
      <EmptyState
        reason="closed"
        title={entry.title}
        description={entry.text}
        action={{ label: '抽選のページへもどる', href: hrefs.draw }}
      />
    )
  if (entry.state === 'follow')
    return (
      <EmptyState
        reason="none"
        title="チャンネルをフォローすると、引けます"
        description="フォローは、抽選のページでできます。"
        action={{ label: '抽選のページでフォローする', href: hrefs.draw }}
      />
    )
  return <DrawEntryForm draw={draw} now={props.now} attempt={props.attempt} onEnter={props.onEnter} hrefs={hrefs} />
}

const OutcomeSkeleton = () => (
  <SkeletonArea label="結果を読みこみ中" className="page grid gap-4 pt-10 desk:pt-14">
    <Skeleton shape="line" className="w-40" />
    <Skeleton shape="figure" className="h-10 w-2/3" />
  </SkeletonArea>
)
