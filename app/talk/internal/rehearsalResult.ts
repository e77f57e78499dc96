import * as z from 'zod/mini'
import { deviceStore } from '../../storage/textStore.ts'

/** The parts that a rehearsal tests. */
export const rehearsalParts = ['camera', 'microphone', 'speaker', 'network'] as const

/** The result of the last rehearsal on this device, in its stored form. The page before a call shows it. */
const result = z.object({ at: z.string(), isGood: z.boolean(), bad: z.array(z.enum(rehearsalParts)) })
/** The stored result of a rehearsal. */
export type RehearsalResult = z.infer<typeof result>

const storageKey = 'tsudoi.rehearsal'

/** The stored result of the last rehearsal in this browser. Undefined if there is none. */
export const readLastRehearsal = (): RehearsalResult | undefined =>
  z.safeParse(result, deviceStore.getJson(storageKey)).data

/** Stores the result of a rehearsal. Without browser storage it lasts as long as the page. */
export const saveRehearsal = (value: RehearsalResult): void => deviceStore.setJson(storageKey, value)
