import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { CampaignHeroSkeleton } from '../parts/CampaignHero.tsx'
import type { CampaignChannel, FoundCampaign } from '../campaign.types.ts'
import type { DrawHrefs, DrawPrizes, DrawPageData } from './draw.types.ts'
import { DrawFrame } from './parts/DrawFrame.tsx'
import { DrawHero } from './parts/DrawHero.tsx'
import { DrawEntryAction } from './parts/DrawEntryAction.tsx'
import { LazyDrawDetails } from './parts/LazyDrawDetails.tsx'

export interface DrawScreenProps {
  /** Server time, ISO 8601. */
  now: string
  channel: CampaignChannel
  draw: Loadable<FoundCampaign<DrawPageData>>
  prizes: Loadable<DrawPrizes>
  /**
   * Called when the follow button is pressed. The caller applies the change optimistically and rolls it back on failure
   * (S046).
   */
  onFollow: (followed: boolean) => void
  hrefs: DrawHrefs
}

/** A free prize draw of a channel (W091, R059): remaining time, prizes, conditions, and the button to enter. */
export function DrawScreen({ now, channel, draw, prizes, onFollow, hrefs }: DrawScreenProps) {
  return (
    <DrawFrame channel={channel} draw={draw} hrefs={hrefs} skeleton={<CampaignHeroSkeleton />}>
      {(shown) => (
        <>
          <DrawHero draw={shown.draw} channel={channel} now={now}>
            <DrawEntryAction entry={shown.entry} channel={channel} onFollow={onFollow} hrefs={hrefs} />
          </DrawHero>
          <div className="page">
            <LazyDrawDetails
              draw={shown.draw}
              prizes={prizes}
              action={{ label: '賞品だけを見る', href: hrefs.prizes }}
            />
            <p className="mt-8 desk:pl-66">
              <TextLink href={channel.href}>チャンネルへもどる</TextLink>
            </p>
          </div>
        </>
      )}
    </DrawFrame>
  )
}
