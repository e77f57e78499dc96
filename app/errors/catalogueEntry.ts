/** What happens when the dialog is closed; without a dialog, at once. */
export type Consequence =
  | 'none'
  /** Loads the maintenance list, from which the notices follow (E003). No dialog. */
  | 'load-maintenance'
  /** The caller shows it in its place. No dialog. */
  | 'caller'
  /** Logs out to /login at once (E017, E018); the dialog then says why. */
  | 'end-session'
  | 'logout-to-login'
  | 'logout-to-top'
  | 'back'
  /** Loads the page anew, for a file of the app that is gone. */
  | 'reload'
  /** To /login/mail; members log out first (Q21). */
  | 'login-by-mail'
  | GoTo

/** Leads from one page of an area to another one; undefined where there is nowhere to go. */
export interface GoTo {
  goTo: (pathname: string) => string | undefined
}

/** 事象・原因・対処: what happened, why, what to do; and for coins whether they moved. */
export interface CatalogueEntry {
  /** Row of the specification list, or `ours` for a code of ours. */
  row: `E${number}` | 'ours'
  title: string
  cause?: string
  remedy?: string
  coins?: string
  /**
   * The documents give no text, so the sentences are ours (Q42). Where false, the given string is in it to the letter.
   */
  ours: boolean
  /** On the button; it says what happens. Default: 閉じる. */
  button?: string
  consequence: Consequence
}

type Text = Omit<CatalogueEntry, 'row' | 'ours' | 'consequence'> & { consequence?: Consequence }

/** An entry whose sentences are ours. */
export const ours = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({
  row,
  ours: true,
  consequence: 'none',
  ...text,
})

/** An entry that holds a string of the documents. */
export const given = (row: CatalogueEntry['row'], text: Text): CatalogueEntry => ({ ...ours(row, text), ours: false })

export const coinsUntouched = 'コインは減っていません。'
export const retryLater = 'しばらくしてから、もう一度お試しください。'
export const retryWithSupport = 'しばらくしてからもう一度お試しください。続く場合は、お問い合わせからご連絡ください。'
