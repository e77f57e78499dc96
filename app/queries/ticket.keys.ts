export const ticketKeys = { all: ['tickets'] }
