import { Section } from '../../components/Section.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { CampaignChannel } from '../campaign.types.ts'
import { BulletList } from './BulletList.tsx'

export interface CampaignFooterProps {
  /** The cautions, one sentence each; without any, the heading is not rendered. */
  cautions: readonly string[]
  channel: Pick<CampaignChannel, 'href'>
}

/**
 * The end of a campaign's page: the cautions (notes on the rules), and a link back to its channel (W105, W109, W111).
 */
export function CampaignFooter({ cautions, channel }: CampaignFooterProps) {
  return (
    <>
      {cautions.length > 0 && (
        <Section title="ご注意">
          <BulletList items={cautions} className="grid max-w-180 gap-1" />
        </Section>
      )}
      <p className="mt-8 desk:pl-66">
        <TextLink href={channel.href}>チャンネルへもどる</TextLink>
      </p>
    </>
  )
}
