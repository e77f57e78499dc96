/** The inks of a paper-cut person. A printing fills them with one, two or four inks (see printing.ts). */
export interface PersonInks {
  readonly skin: string
  /** The neck in the shadow of the chin. */
  readonly shade: string
  readonly blush: string
  readonly hair: string
  /** Ribbons, clips, glasses. */
  readonly trim: string
  /** Eyes and mouth. */
  readonly line: string
  readonly cloth: string
  readonly collar: string
  readonly button: string
}
