import type { Situation } from './situations.ts'

/** What the app itself refuses, before any call: it passes `raise` like what a host refuses. */
export class LocalFailure extends Error {
  readonly situation: Situation

  constructor(situation: Situation) {
    super(situation)
    this.name = 'LocalFailure'
    this.situation = situation
  }
}
