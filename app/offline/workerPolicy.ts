/** The one Trusted Types policy of the app's pages (docs/security.md): it names the worker, and nothing else. */
export const workerPolicy = 'tsudoi-worker'
