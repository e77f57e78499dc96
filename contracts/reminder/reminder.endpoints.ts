import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const getReminders = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/reminder/get-reminders',
  auth: 'anyone',
  response: z.object({}),
  source: 'ours',
  why: '',
  summary: '',
})
