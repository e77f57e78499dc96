import { Button } from '../../components/Button.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Actions } from '../parts/Actions.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { DrawHrefs, DrawPrizes, DrawPageData } from './draw.types.ts'
import { DrawFrame } from './parts/DrawFrame.tsx'
import { DrawDetails } from './parts/DrawDetails.tsx'

export interface DrawPrizesScreenProps {
  channel: CampaignChannel
  draw: Loadable<FoundCampaign<DrawPageData>>
  prizes: Loadable<DrawPrizes>
  hrefs: DrawHrefs
}

/** The prizes of a draw with their stock and odds (W092, R060). Open to guests (Q142). */
export function DrawPrizesScreen({ channel, draw, prizes, hrefs }: DrawPrizesScreenProps) {
  return (
    <DrawFrame channel={channel} draw={draw} hrefs={hrefs}>
      {(shown) => (
        <>
          <PageHead title="賞品の一覧" lead={shown.draw.name} />
          <div className="page">
            <DrawDetails draw={shown.draw} prizes={prizes} />
            <Actions className="mt-10 border-t border-ink pt-8">
              {shown.entry.state !== 'closed' && (
                <Button variant="solid" href={hrefs.entry}>
                  {shown.entry.state === 'guest' ? 'ログインして引く' : '引く画面へ進む'}
                </Button>
              )}
              <TextLink href={hrefs.draw}>抽選のページへもどる</TextLink>
            </Actions>
          </div>
        </>
      )}
    </DrawFrame>
  )
}
