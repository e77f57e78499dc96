/** Keys of campaign lists; taking part in a campaign makes them stale. */
export const campaignKeys = { lists: ['campaigns'] }
