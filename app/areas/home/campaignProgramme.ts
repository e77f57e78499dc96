import type { CampaignSummary } from '@tsudoi/design-system/screens/campaign.types'
import type { Programme } from '@tsudoi/design-system/screens/programme.types'
import { campaignKindText } from '@tsudoi/design-system/screens/campaignKind.rules'
import { campaignMomentText, type CampaignMoment } from '@tsudoi/design-system/screens/campaignMoment.rules'

/**
 * Converts a campaign to entries of the home page's programme: its opening, its end, and its result if that is
 * announced later. Returns none for an event, because the programme has separate entries for events.
 */
export function campaignProgramme(campaign: CampaignSummary): Programme[] {
  const { id, kind, name, image, channel, href, start, end, result } = campaign
  if (kind === 'EVENT') return []
  const line = (moment: CampaignMoment, at: string, isOverThen = false): Programme => ({
    id: `${id}-${moment}`,
    channelId: channel.id,
    channelName: channel.name,
    seed: channel.seed,
    kind: 'CAMPAIGN',
    title: name,
    start: at,
    end: isOverThen ? at : undefined,
    image,
    href,
    moment: { kindText: campaignKindText[kind], ...campaignMomentText[moment] },
  })
  return [line('opens', start), line('closes', end, true), ...(result ? [line('result', result)] : [])]
}
