/** Query keys of tickets. */
export const ticketKeys = { all: ['tickets'] }
