import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../schema.ts'

export const maintenance = z.object({
  maintenanceId: z.string(),
  isPartial: z.boolean(),
  startTime: instant,
  endTime: z.optional(instant),
  message: z.optional(z.string()),
  targetIpNames: z.optional(z.array(z.string())),
  targetCategoryNames: z.optional(z.array(z.string())),
  targetsAllIps: z.optional(z.boolean()),
})
export type Maintenance = z.infer<typeof maintenance>

export const listMaintenance = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/maintenance',
  auth: 'anyone',
  response: z.object({ list: z.array(maintenance) }),
  source: 'C083',
  summary: 'Under maintenance when the list is not empty; future entries count too (S040, Q27)',
})
