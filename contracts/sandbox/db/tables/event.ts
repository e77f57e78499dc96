/** Tables of events, tickets, serial codes, presents. */
export interface EventTables {}
