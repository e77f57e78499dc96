import type { QueryClient } from '@tanstack/react-query'

/**
 * The query client that shows the cached answers of this folder. The file of the query client sets it. This folder
 * cannot import that file: it imports the calls, and the calls import this folder.
 */
export const queryClientRef = {} as { client: QueryClient }
