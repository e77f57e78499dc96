/** The colours of a paper-cut person. Each printing style fills them from one, two or four inks (see printing.ts). */
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
