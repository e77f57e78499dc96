import type { NavigateFunction } from 'react-router-dom'

let navigate: NavigateFunction | undefined

/** Gives the router's navigation to code outside React, once the router is mounted. */
export function provideNavigate(given: NavigateFunction): void {
  navigate = given
}

/** Undefined until the router is mounted. */
export const appNavigate = () => navigate
