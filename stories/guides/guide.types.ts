/** What a designer asks of a component before the first look at its properties; Japanese, in whole sentences. */
export interface Guide {
  /** What it is. */
  what: string
  /** Where it is the right one. */
  when: readonly string[]
  /** Where it is not, and what is taken there. */
  whenNot: readonly string[]
  /** How it can stand. */
  states: readonly string[]
  /** Keys with what they do; undefined for what nobody operates. */
  keyboard?: readonly (readonly [keys: string, does: string])[]
  /** How its words are written. */
  texts: readonly string[]
}
