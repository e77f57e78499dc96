import type { NavigateFunction } from 'react-router-dom'

let navigate: NavigateFunction | undefined

/** Provides the router's `navigate` to code outside React, once the router is mounted. */
export function provideNavigate(given: NavigateFunction): void {
  navigate = given
}

/** The router's `navigate`; undefined until the router is mounted. */
export const appNavigate = () => navigate
