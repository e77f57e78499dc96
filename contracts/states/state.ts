/** A provider state of the catalogue (states.ts). */
export interface State {
  /** Japanese title of the scenario in which the app can be opened. */
  title: string
  /** The condition that is true after the state was set up. */
  description: string
  params: Readonly<Record<string, Param>>
  /**
   * Names of the values that the state hook returns besides its own ids, such as the bearer token for the call. If
   * several states return a value, the last one counts.
   */
  returns: readonly string[]
  /** Routes whose screens need the state, named as in the list of routes. A scenario opens the first one. */
  screens: readonly string[]
  /** States that a scenario sets up before this state, because its description requires them. */
  needs?: readonly string[]
  /** The caller who opens the scenario. Default: a member. */
  seenBy?: 'guest'
  /** Whether the state affects more than the ids in its parameters, so that the verification must tear it down. */
  hasTeardown?: true
  /**
   * Whether only scripts of the verification use the state, and a host may be unable to create it. A team leaves such
   * scripts out with `--without`. The state has no screens and is not a scenario (Q455).
   */
  isOptional?: true
}

/** A parameter of a provider state. */
export interface Param<T extends string | number | boolean = string | number | boolean> {
  /** Description of the value for the teams that implement the state. */
  meaning: string
  /** The value in pacts, unless a case contains another. A state hook always receives every parameter. */
  default: T
  /** The allowed values; absent if all values are allowed. */
  values?: readonly T[]
}

/** Names of the tokens that the states of a caller return. */
export const tokenNames = ['accessToken', 'refreshToken'] as const

/** Declares a parameter whose value is a text, with its default. */
export const textParam = (value: string, meaning: string): Param<string> => ({ default: value, meaning })

/** Declares a parameter whose value is a whole number, with its default. */
export const integerParam = (value: number, meaning: string): Param<number> => ({ default: value, meaning })

/** Declares a parameter whose value is true or false, with its default. */
export const booleanParam = (value: boolean, meaning: string): Param<boolean> => ({ default: value, meaning })

/** Declares a parameter with a few allowed values. The first of them is the default. */
export const choiceParam = <const V extends string>(values: readonly [V, ...V[]], meaning: string): Param<V> => ({
  default: values[0],
  values,
  meaning,
})
