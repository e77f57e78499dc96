import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { deadline } from './deadline.ts'

/** Lists everything that the caller can miss, from all areas. */
export const listDeadlines = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/me/deadlines',
  auth: 'member',
  response: z.object({
    /** The deadlines that have not passed, the next one first. */
    list: z.array(deadline),
  }),
  silent: true,
  source: 'ours',
  why: 'The documents have the deadlines of a member in some ten lists, and no call that answers them together (Q505).',
  summary: "All of the member's deadlines, the next one first. Without this call, clients read the lists themselves",
})
