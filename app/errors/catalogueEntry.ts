/** What the app does when the user closes the error dialog, or at once if the error has no dialog. */
export type ErrorConsequence =
  | 'none'
  /** Loads the maintenance list, and opens its notice instead of a dialog (E003). */
  | 'load-maintenance'
  /** The code that made the call shows the error in place, so no dialog opens. */
  | 'caller'
  /** Logs out and opens /login at once. The dialog then explains why (E017, E018). */
  | 'end-session'
  | 'logout-to-login'
  | 'logout-to-top'
  | 'back'
  /** Reloads the page, because a file of the app could not be loaded. */
  | 'reload'
  /** Opens /login/mail, and logs a member out first (Q21). */
  | 'login-by-mail'
  | GoToPageConsequence

/**
 * A consequence that navigates from one page of an area to another. `goTo` returns the path, or undefined if there is
 * none.
 */
export interface GoToPageConsequence {
  goTo: (pathname: string) => string | undefined
}

/**
 * The texts of an error and its consequence. The texts are 事象・原因・対処 (what happened, why, what to do), and `coins`,
 * which says whether coins moved.
 */
export interface CatalogueEntry {
  /** The row of the specification's error list. `ours` for a message code that the specification does not contain. */
  row: `E${number}` | 'ours'
  title: string
  cause?: string
  remedy?: string | undefined
  coins?: string | undefined
  /**
   * Whether the product wrote the sentences, because the specification gives no text (Q42). Otherwise they are
   * literally those of the specification.
   */
  ours: boolean
  /** The button's label, which says what the button does. Default: 閉じる. */
  button?: string
  consequence: ErrorConsequence
}

type Text = Omit<CatalogueEntry, 'row' | 'ours' | 'consequence'> & { consequence?: ErrorConsequence }

/** Makes a catalogue entry whose texts the specification does not give. */
export const ownEntry = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({
  row,
  ours: true,
  consequence: 'none',
  ...text,
})

/** Makes a catalogue entry whose text the specification gives. */
export const specifiedEntry = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({
  ...ownEntry(row, text),
  ours: false,
})

/** Remedy text for a failure that soon ends by itself: try again later. */
export const retryLaterText = 'しばらくしてから、もう一度お試しください。'
/** Remedy text for a failure that may last: try again later, then contact support. */
export const retryOrContactText = 'しばらくしてからもう一度お試しください。続く場合は、お問い合わせからご連絡ください。'
