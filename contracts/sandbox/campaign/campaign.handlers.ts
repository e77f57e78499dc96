import { requirePublishedChannel } from '../channel/publishedChannels.ts'
import type { Handlers } from '../runtime/http/callContext.ts'
import { pageBounds } from '../runtime/wire.ts'
import { campaignRowOnWire, campaignsFor, currentCampaignsOf } from './campaigns.ts'

/** The sandbox's handlers of the campaign endpoints. */
export const campaignHandlers: Handlers<'campaign'> = {
  async listCampaigns(ctx) {
    const { phase = 'CURRENT', ipId } = ctx.query
    if (ipId !== undefined) await requirePublishedChannel(ctx, ipId)
    const { limit, offset } = pageBounds(ctx.query)
    const { rows, total } = await campaignsFor(ctx, { phase, ipId })
    const page = await rows.limit(limit).offset(offset).execute()
    return { list: page.map((row) => campaignRowOnWire(row, ctx.now)), total: await total() }
  },
}

/**
 * Adds the current campaigns to the answer of the channel overview. The campaigns' folder imports the channels' one, so
 * the channels' handlers cannot import campaigns.
 */
export const withCurrentCampaigns = (channelHandlers: Handlers<'channel'>): Handlers<'channel'> => ({
  ...channelHandlers,
  async getChannelOverview(ctx) {
    const { overview } = await channelHandlers.getChannelOverview(ctx)
    return { overview: { ...overview, campaignList: await currentCampaignsOf(ctx, ctx.params.id) } }
  },
})
