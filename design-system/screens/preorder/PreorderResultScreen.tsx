import { EmptyState } from '../../components/EmptyState.tsx'
import { Button } from '../../components/Button.tsx'
import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { coinText } from '../../text/coinText.ts'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { Actions } from '../parts/Actions.tsx'
import { AssetList } from '../parts/AssetList.tsx'
import { Fact, FactList } from '../parts/FactList.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PreorderFrame } from './parts/PreorderFrame.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { PreorderHrefs, PreorderPurchase, PreorderPageData } from './preorder.types.ts'
import type { Viewer } from '../programme.types.ts'

export interface PreorderResultScreenProps {
  viewer: Viewer
  channel: CampaignChannel
  preorder: Loadable<FoundCampaign<PreorderPageData>>
  hrefs: PreorderHrefs
}

/** The member's latest order (W116, R084): the contents of packs, bonuses, delivery date and address. */
export function PreorderResultScreen({ viewer, channel, preorder, hrefs }: PreorderResultScreenProps) {
  if (viewer === 'guest')
    return <MembersOnly title="予約した品" sentence="ログインすると、予約した品が見られます" hrefs={hrefs} />
  return (
    <PreorderFrame channel={channel} preorder={preorder} hrefs={hrefs}>
      {(shown) =>
        shown.latest ? (
          <Purchase shown={shown} purchase={shown.latest} hrefs={hrefs} />
        ) : (
          <div className="pb-24">
            <PageHead title="予約した品" lead={shown.preorder.name} />
            <div className="page mt-10">
              <EmptyState title="予約した品は、まだありません" action={{ label: '品をえらぶ', href: hrefs.preorder }} />
            </div>
          </div>
        )
      }
    </PreorderFrame>
  )
}

interface PurchaseProps {
  shown: PreorderPageData
  purchase: PreorderPurchase
  hrefs: PreorderHrefs
}

function Purchase({ shown: { preorder }, purchase, hrefs }: PurchaseProps) {
  const { at, coins, items, bonuses } = purchase
  return (
    <div className="pb-24">
      <PageHead title="ご予約を受け付けました" lead={preorder.name} />
      <div className="page mt-8">
        <FactList>
          <Fact about="受付">{dateTimeText(at)}</Fact>
          <Fact about="お支払い">
            <span translate="no" className="whitespace-nowrap">
              {coinText(coins)}
            </span>
          </Fact>
          <Fact about="お届け">{preorder.delivery ?? 'お届けの時期は、決まりしだいお知らせします。'}</Fact>
          <Fact about="お届け先">
            登録した住所にお送りします。
            <TextLink href={hrefs.address}>お届け先を確かめる</TextLink>
          </Fact>
        </FactList>
        <Section title="予約した品">
          <AssetList assets={items} />
        </Section>
        {bonuses.length > 0 && (
          <Section title="特典" lead="写真は、コレクションに入っています。">
            <AssetList assets={bonuses} />
          </Section>
        )}
        <Actions className="mt-10 border-t border-ink pt-6">
          <Button href={hrefs.preorder} variant="outline">
            予約のページへもどる
          </Button>
          <TextLink href={hrefs.collection}>コレクションを見る</TextLink>
          <TextLink href={hrefs.presents}>プレゼントボックスを見る</TextLink>
        </Actions>
      </div>
    </div>
  )
}
