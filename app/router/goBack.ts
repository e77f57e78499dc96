import type { NavigateFunction } from 'react-router-dom'

/**
 * The state of the current history entry. `idx` is its number among the app's entries, from 0. `overlays` is the number
 * of overlays above the page.
 */
export const historyEntryState = () => (history.state ?? {}) as { idx?: number; key?: string; overlays?: number }

/** Whether the previous history entry is a page of the app, and not another site. */
export const canGoBack = (): boolean => (historyEntryState().idx ?? 0) > 0

/** Goes one page back. On the app's first page it navigates to `fallback` instead, because Back would leave the app. */
export const goBack = (navigate: NavigateFunction, fallback: string): void =>
  void (canGoBack() ? navigate(-1) : navigate(fallback, { replace: true }))
