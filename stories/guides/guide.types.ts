/** What a designer asks of a component before the first look at its properties; Japanese, in whole sentences. */
export interface Guide {
  /** What it is. */
  what: string
  /** Where it is the right one. */
  when: readonly string[]
  /** Where it is not, and what is taken there, with its name: 骨組み（Skeleton）. */
  whenNot: readonly string[]
  /** How it can stand, and how it behaves. */
  states: readonly string[]
  /** Keys with what they do; undefined for what nobody operates. */
  keyboard?: readonly (readonly [keys: string, does: string])[]
  /** What a screen reader says. */
  reader: readonly string[]
  /** How its words are written; undefined for what has none of its own. */
  texts?: readonly string[]
}
