/** Tables of videos, specials, offers, analytics. */
export interface VideoTables {}
