/**
 * The colours of a person in the style of a paper cut. Each printing style chooses them from one, two or four inks (see
 * printing.ts).
 */
export interface PersonInks {
  readonly skin: string
  /** The colour of the neck, which is in the shadow of the chin. */
  readonly shade: string
  readonly blush: string
  readonly hair: string
  /** The colour of ribbons, clips and glasses. */
  readonly trim: string
  /** The colour of eyes and mouth. */
  readonly line: string
  readonly cloth: string
  readonly collar: string
  readonly button: string
}
