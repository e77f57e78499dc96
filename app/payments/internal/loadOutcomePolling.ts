/** Loads `pollOutcomes`, which checks payments with an unknown outcome while a page is open. */
export const loadOutcomePolling = () => import('./pollOutcomes.ts')
