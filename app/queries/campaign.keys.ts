/** Query keys of campaign lists. Taking part in a campaign makes the lists stale. */
export const campaignKeys = { lists: ['campaigns'] }
