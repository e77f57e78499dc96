import { House, Images, PanelLeft, UserRound } from 'lucide-react'

/** The icons of a member's four places (A§2), in the header and in the tab bar. */
export const placeIcons = { home: House, channel: PanelLeft, collection: Images, profile: UserRound }
