/** A provider state of the catalogue (states.ts). */
export interface State {
  /** In Japanese, as a scenario: a situation that one can open the app in. */
  title: string
  /** What holds afterwards. */
  description: string
  params: Readonly<Record<string, Param>>
  /** What the hook answers with beside ids of its own; the pacts put it into the bearer. The last state counts. */
  returns: readonly string[]
  /** Routes that need it, as in the list of routes; the first one is where a scenario opens. */
  screens: readonly string[]
  /** States that a scenario makes true before: what "exists already" in the description. */
  needs?: readonly string[]
  /** Who looks on when it is opened as a scenario. Default: a member. */
  seenBy?: 'guest'
  /** Reaches beyond the ids in its parameters, so it must be torn down. */
  hasTeardown?: true
}

export interface Param<T extends string | number | boolean = string | number | boolean> {
  meaning: string
  /** What the pacts send when a case does not say otherwise; a hook always receives every parameter. */
  default: T
  /** The allowed values, where they are a closed list. */
  values?: readonly T[]
}

/** Tokens of whoever calls. */
export const tokens = ['accessToken', 'refreshToken'] as const

export const text = (value: string, meaning: string): Param<string> => ({ default: value, meaning })
export const whole = (value: number, meaning: string): Param<number> => ({ default: value, meaning })
export const flag = (value: boolean, meaning: string): Param<boolean> => ({ default: value, meaning })
export const choice = <const V extends string>(values: readonly [V, ...V[]], meaning: string): Param<V> => ({
  default: values[0],
  values,
  meaning,
})
