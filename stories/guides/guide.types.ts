/** What designers need to know about a component before its properties. In Japanese, in whole sentences. */
export interface Guide {
  /** What the component is. */
  what: string
  /** When to use it. */
  when: readonly string[]
  /** When not to use it, and which component to use instead, with its name: 骨組み（Skeleton）. */
  whenNot: readonly string[]
  /** Its states, and how it behaves. */
  states: readonly string[]
  /** Its keyboard shortcuts; undefined if it is not operable. */
  keyboard?: readonly (readonly [keys: string, does: string])[]
  /** What a screen reader announces. */
  reader: readonly string[]
  /** How its texts are written; undefined if it has no texts of its own. */
  texts?: readonly string[]
}
