import { requirePublished } from '../channel/publishedChannels.ts'
import type { Handlers } from '../runtime/http/ask.ts'
import { pageOf } from '../runtime/wire.ts'
import { campaignOf, campaignsFor, currentCampaignsOf } from './campaigns.ts'

export const campaignHandlers: Handlers<'campaign'> = {
  async listCampaigns(ask) {
    const { phase = 'CURRENT', ipId } = ask.query
    if (ipId !== undefined) await requirePublished(ask, ipId)
    const { limit, offset } = pageOf(ask.query)
    const { rows, total } = await campaignsFor(ask, { phase, ipId })
    const page = await rows.limit(limit).offset(offset).execute()
    return { list: page.map((row) => campaignOf(row, ask.now)), total: await total() }
  },
}

/**
 * Adds the current campaigns to the handlers of the channel overview. Campaigns import channels, so channels cannot
 * import campaigns.
 */
export const withCampaigns = (channelHandlers: Handlers<'channel'>): Handlers<'channel'> => ({
  ...channelHandlers,
  async getChannelOverview(ask) {
    const { overview } = await channelHandlers.getChannelOverview(ask)
    return { overview: { ...overview, campaignList: await currentCampaignsOf(ask, ask.params.id) } }
  },
})
