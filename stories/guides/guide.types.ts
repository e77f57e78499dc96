/** A guide to a component: what designers need to know before its properties. In Japanese, in whole sentences. */
export interface Guide {
  /** What the component is. */
  what: string
  /** When to use it. */
  when: readonly string[]
  /** When not to use the component, and which one to use instead, with its name: 骨組み（Skeleton）. */
  whenNot: readonly string[]
  /** The component's states, and how it behaves. */
  states: readonly string[]
  /** The component's keyboard shortcuts; undefined if it is not operable. */
  keyboard?: readonly (readonly [keys: string, does: string])[]
  /** What a screen reader announces. */
  reader: readonly string[]
  /** How the component's texts are written; undefined if it has no texts of its own. */
  texts?: readonly string[]
}
