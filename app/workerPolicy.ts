/**
 * Name of the only Trusted Types policy of the app's pages. The worker's address passes through it (docs/security.md).
 */
export const workerPolicy = 'tsudoi-worker'
