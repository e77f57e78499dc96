import type { RarityName } from '../../components/Rarity.tsx'
import type { CampaignSummary } from '../campaign.types.ts'
import type { Programme } from '../programme.types.ts'

/** A gacha of a followed channel that ends soon. */
export interface EndingGacha {
  id: string
  name: string
  channelId: string
  channelName: string
  seed?: string
  image?: string
  end: string
  href: string
}

/** A place on the home's wall, from the left, with the photo that hangs there. */
export interface WallPlace {
  /** 1 … */
  position: number
  photo?: { id: string; image?: string }
}

/** The wall of the home: every place, and what is behind them. */
export interface HomeWall {
  places: WallPlace[]
  /** Absent until one is chosen. */
  background?: HomeBackground
}

/** A photo of one's own that can hang at home. */
export interface PhotoCandidate {
  id: string
  name: string
  image?: string
  rarity?: RarityName
  channel: { id: string; name: string; seed?: string }
  /** Where it hangs now; choosing it moves it. */
  position?: number
}

/** A background of the picker. */
export interface BackgroundChoice extends HomeBackground {
  /** Absent: of the house. */
  channelName?: string
  status: 'locked' | 'owned' | 'chosen' | 'unknown'
  /** Different photos of its channel that are still missing until it opens; absent where photos do not open it. */
  missing?: number
}

/** What a member has chosen to be behind the photos. Without a colour it is of the house. */
export interface HomeBackground {
  id: string
  name: string
  image?: string
  seed?: string
}

/** A picture that leads somewhere. */
export interface Banner {
  id: string
  title: string
  image?: string
  /** A page of ours, a dialog's hash, or an outside http(s) address. Absent where it leads nowhere that is known. */
  href?: string
  /** The host of an outside address: one is told before one goes there. */
  outside?: string
}

/** What the home call brings. */
export interface Home {
  programme: Programme[]
  /** Current campaigns; empty where the host does not list them. */
  campaigns: CampaignSummary[]
  ending: EndingGacha[]
  wall: HomeWall
  banners: Banner[]
}

/** What a change to the wall came to. */
export interface WallNews {
  text: string
  isFailure?: true
  /** Takes the change back, while it can be. */
  onUndo?: () => void
}
