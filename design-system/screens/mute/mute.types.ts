/** A channel to which a muted word is limited. The name is empty while it is unknown. */
export interface MuteChannel {
  id: string
  name: string
}

/** What the user sets for a muted word or name. */
export interface MuteSettings {
  word: string
  /** Whether the word also covers longer words that contain it: アン also covers アンコール. */
  isPart: boolean
  /** Until when the word is muted, ISO 8601; absent for a mute without an end. */
  until?: string | undefined
  /** The channels in which it is muted; empty for a word that is muted everywhere. */
  channels: readonly MuteChannel[]
}

/** A muted word or name as the list shows it. */
export interface MuteWord extends MuteSettings {
  /** The key of the word, which is the same for all spellings that count as the same word. */
  key: string
  /** When the user added it, ISO 8601. */
  addedAt: string
}

/** A cover over content that contains muted words. */
export interface MutedContent {
  /** The muted words in the content, as the user has typed them. */
  words: readonly string[]
  /** Called to show the content until the end of the visit. */
  onOpen: () => void
  /** The URL of the list of muted words. Absent where that page cannot be opened. */
  listHref?: string | undefined
}
