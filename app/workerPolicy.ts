/** Name of the only Trusted Types policy of the app's pages, for the worker's address (docs/security.md). */
export const workerPolicy = 'tsudoi-worker'
