import type { NavigateFunction } from 'react-router-dom'

/** What the router keeps with each entry of the browser's history: `idx` counts the app's entries from 0. */
export const keptEntry = () => (history.state ?? {}) as { idx?: number; key?: string }

/** Whether the entry before this one in the browser's history is a page of the app, and not the site before it. */
export const canGoBack = (): boolean => (keptEntry().idx ?? 0) > 0

/** Goes one page back. On the app's first page it goes to `fallback` instead: Back would leave the app. */
export const goBack = (navigate: NavigateFunction, fallback: string): void =>
  void (canGoBack() ? navigate(-1) : navigate(fallback, { replace: true }))
