import { EmptyState } from '../../components/EmptyState.tsx'
import { TabNav } from '../../components/TabNav.tsx'
import type { Paged } from '../../paged.ts'
import type { CampaignSummary } from '../campaign.types.ts'
import { CampaignRows } from '../parts/CampaignRows.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { ProgrammeRowsSkeleton } from '../parts/ProgrammeRows.tsx'
import { isolated } from '../../text/isolated.ts'

/** Which campaigns a list shows. `current`: open, upcoming or waiting for the result. `past`: ended. */
export type CampaignPhase = 'current' | 'past'

export interface CampaignListScreenProps {
  /** The channel whose campaigns are listed. Default: 開催中のキャンペーン of all channels. */
  channelName?: string | undefined
  phase: CampaignPhase
  campaigns: Paged<CampaignSummary>
  now: string
  /** Returns the URL of the list for a phase. */
  hrefOf: (phase: CampaignPhase) => string
  hrefs: { channels: string }
}

const labels: Readonly<Record<CampaignPhase, string>> = { current: '開催中・これから', past: '終了' }

/** All votes, lotteries, preorders, prize draws, live talks and events of one channel or of all (Q375). */
export function CampaignListScreen(props: CampaignListScreenProps) {
  const { channelName, phase, campaigns, now, hrefOf } = props
  const tabs = (['current', 'past'] as const).map((value) => ({ value, label: labels[value], href: hrefOf(value) }))
  return (
    <div className="pb-24">
      <PageHead title={channelName ? `${isolated(channelName)}のキャンペーン` : 'キャンペーン'} />
      <div className="page mt-6">
        <TabNav label="キャンペーンの時期" value={phase} items={tabs} />
        <div className="mt-3 pt-3">
          <PagedList
            paged={campaigns}
            label="キャンペーンを読みこみ中"
            skeleton={<ProgrammeRowsSkeleton rows={6} />}
            empty={<Empty {...props} />}
          >
            {(list) => (
              <div className="pt-4">
                <CampaignRows campaigns={list} now={now} />
              </div>
            )}
          </PagedList>
        </div>
      </div>
    </div>
  )
}

function Empty({ phase, hrefOf, hrefs }: CampaignListScreenProps) {
  if (phase === 'past')
    return (
      <EmptyState
        className="pt-5"
        title="終わったキャンペーンはまだありません"
        description="投票や抽選の結果は、終わったあともここから見られます。"
        action={{ label: '開催中のキャンペーンを見る', href: hrefOf('current') }}
      />
    )
  return (
    <EmptyState
      className="pt-5"
      title="開催中のキャンペーンはありません"
      description="投票や抽選、受注販売、ライブトークが始まると、ここに並びます。"
      action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
    />
  )
}
