import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../schema.ts'

/** A period in which the product, or a part of it, is not available. */
export const maintenance = z.object({
  /** Id of the entry. */
  maintenanceId: z.string(),
  /** Whether only the named targets are affected; false: the whole product is. */
  isPartial: z.boolean(),
  /** When the maintenance begins. */
  startTime: instant,
  /** When the maintenance ends; absent if not known yet. */
  endTime: z.optional(instant),
  /** Message to users: plain text whose line breaks are shown (X15). */
  message: z.optional(z.string()),
  /** Names of the affected channels. */
  targetIpNames: z.optional(z.array(z.string())),
  /** Names of the affected features: ガチャ. */
  targetCategoryNames: z.optional(z.array(z.string())),
  /** Whether every channel is affected. */
  targetsAllIps: z.optional(z.boolean()),
})
/** A period in which the product, or a part of it, is not available. */
export type Maintenance = z.infer<typeof maintenance>

/** Lists current and future maintenance. */
export const listMaintenance = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/maintenance',
  auth: 'anyone',
  response: z.object({
    /** Current and future periods of maintenance; empty if there are none. */
    list: z.array(maintenance),
  }),
  source: 'C083',
  summary: 'Under maintenance when the list is not empty; future entries count too (S040, Q27)',
})
