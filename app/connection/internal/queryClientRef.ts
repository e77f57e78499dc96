import type { QueryClient } from '@tanstack/react-query'

/**
 * The query client that shows this folder's cached answers. The client's own file sets it: this folder cannot import
 * that file, because a failed query ends in calls, and calls fall back to cached answers.
 */
export const queryClientRef = {} as { client: QueryClient }
