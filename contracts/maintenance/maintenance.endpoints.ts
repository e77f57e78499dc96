import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../schema.ts'

/** A time in which the product, or a part of it, is closed. */
export const maintenance = z.object({
  /** Id of the entry. */
  maintenanceId: z.string(),
  /** True: only what the targets name; false: the whole product. */
  isPartial: z.boolean(),
  /** When it begins. */
  startTime: instant,
  /** When it ends; absent when nobody knows yet. */
  endTime: z.optional(instant),
  /** What people are told: plain text, where line breaks count (X15). */
  message: z.optional(z.string()),
  /** Names of the channels that it is about. */
  targetIpNames: z.optional(z.array(z.string())),
  /** Names of the parts of the product that it is about: ガチャ. */
  targetCategoryNames: z.optional(z.array(z.string())),
  /** True: it is about every channel. */
  targetsAllIps: z.optional(z.boolean()),
})
export type Maintenance = z.infer<typeof maintenance>

export const listMaintenance = endpoint({
  host: 'app',
  method: 'GET',
  path: '/v2/maintenance',
  auth: 'anyone',
  response: z.object({
    /** Present and coming ones; empty: no maintenance. */
    list: z.array(maintenance),
  }),
  source: 'C083',
  summary: 'Under maintenance when the list is not empty; future entries count too (S040, Q27)',
})
