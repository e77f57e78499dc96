/** A provider state of the catalogue (states.ts). */
export interface State {
  /** Japanese title of the scenario in which the app can be opened. */
  title: string
  /** What is true after the state is set up. */
  description: string
  params: Readonly<Record<string, Param>>
  /**
   * Values that the hook returns besides its own ids, such as the bearer token for the call. If several states return a
   * value, the last one counts.
   */
  returns: readonly string[]
  /** Routes that need the state, named as in the list of routes. A scenario opens the first one. */
  screens: readonly string[]
  /** States that a scenario sets up before this state, because its description requires them. */
  needs?: readonly string[]
  /** Who opens the scenario. Default: a member. */
  seenBy?: 'guest'
  /** Set if the state affects more than the ids in its parameters, so that it must be torn down. */
  hasTeardown?: true
  /**
   * Set if only scripts of the verification use the state, and a host may be unable to make it true. A team leaves such
   * scripts out with `--without` (Q455). The state has no screens and is no scenario.
   */
  isOptional?: true
}

export interface Param<T extends string | number | boolean = string | number | boolean> {
  meaning: string
  /** The value in pacts unless a case gives another; a hook always receives every parameter. */
  default: T
  /** The allowed values, if limited. */
  values?: readonly T[]
}

/** Names of the caller's tokens. */
export const tokens = ['accessToken', 'refreshToken'] as const

export const text = (value: string, meaning: string): Param<string> => ({ default: value, meaning })
export const whole = (value: number, meaning: string): Param<number> => ({ default: value, meaning })
export const flag = (value: boolean, meaning: string): Param<boolean> => ({ default: value, meaning })
export const choice = <const V extends string>(values: readonly [V, ...V[]], meaning: string): Param<V> => ({
  default: values[0],
  values,
  meaning,
})
