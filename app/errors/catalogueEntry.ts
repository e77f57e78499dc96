/** What happens when the error dialog is closed, or at once if there is no dialog. */
export type ErrorConsequence =
  | 'none'
  /** Loads the maintenance list, whose notice opens instead of a dialog (E003). */
  | 'load-maintenance'
  /** The caller shows the error in place. No dialog. */
  | 'caller'
  /** Logs out to /login at once (E017, E018); the dialog then explains why. */
  | 'end-session'
  | 'logout-to-login'
  | 'logout-to-top'
  | 'back'
  /** Reloads the page, because a file of the app could not be loaded. */
  | 'reload'
  /** Leads to /login/mail; members are logged out first (Q21). */
  | 'login-by-mail'
  | GoToPage

/** Navigates from one page of an area to another one. `goTo` returns the path, or undefined if there is none. */
export interface GoToPage {
  goTo: (pathname: string) => string | undefined
}

/**
 * The texts of an error (事象・原因・対処: what happened, why, what to do; `coins`: whether coins moved) and its consequence.
 */
export interface CatalogueEntry {
  /** The row of the specification's error list, or `ours` for a code of ours. */
  row: `E${number}` | 'ours'
  title: string
  cause?: string
  remedy?: string | undefined
  coins?: string | undefined
  /**
   * True: the documents give no text, so the sentences are ours (Q42). False: the documents' text is included
   * literally.
   */
  ours: boolean
  /** The button's label, which names its effect. Default: 閉じる. */
  button?: string
  consequence: ErrorConsequence
}

type Text = Omit<CatalogueEntry, 'row' | 'ours' | 'consequence'> & { consequence?: ErrorConsequence }

/** Makes a catalogue entry with texts of our own. */
export const ownEntry = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({
  row,
  ours: true,
  consequence: 'none',
  ...text,
})

/** Makes a catalogue entry with a text that the specification gives. */
export const specifiedEntry = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({
  ...ownEntry(row, text),
  ours: false,
})

/** Remedy text for a failure that passes: try again later. */
export const retryLaterText = 'しばらくしてから、もう一度お試しください。'
/** Remedy text for a failure that may last: try again later, then contact support. */
export const retryOrContactText = 'しばらくしてからもう一度お試しください。続く場合は、お問い合わせからご連絡ください。'
