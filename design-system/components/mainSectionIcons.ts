import { House, Images, PanelLeft, UserRound } from 'lucide-react'

/** Icons of the four main sections, for the header and the tab bar (A§2). */
export const mainSectionIcons = { home: House, channel: PanelLeft, collection: Images, profile: UserRound }
