import type { NavigateFunction } from 'react-router-dom'
import { paths } from '../paths.ts'
import { openOutside } from '../platform/openOutside.ts'

/**
 * Opens the checked page of a callback (`safeCallback`), replacing this page. It is a path of the app, opened with
 * `state`, or an outside page of an allowed origin. The host app opens an outside page beside the app, which then shows
 * the home page.
 */
export function openCallback(navigate: NavigateFunction, target: string, state?: unknown): void {
  const isOutside = /^https?:/.test(target)
  if (isOutside && openOutside(target, { replace: true })) return
  void navigate(isOutside ? paths.home : target, { replace: true, state })
}
