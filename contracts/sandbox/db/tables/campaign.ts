/** Tables of votes, lotteries, preorders, draws. */
export interface CampaignTables {}
