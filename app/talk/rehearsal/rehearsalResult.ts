import * as z from 'zod/mini'
import { deviceStore } from '../../session/textStore.ts'

/** What is tried out. */
export const rehearsalParts = ['camera', 'microphone', 'speaker', 'network'] as const

/** How the last rehearsal on this device went: shown again before a call. */
const result = z.object({ at: z.string(), isGood: z.boolean(), bad: z.array(z.enum(rehearsalParts)) })
export type RehearsalResult = z.infer<typeof result>

const place = 'tsudoi.rehearsal'

/** The last rehearsal of this browser; undefined without one. */
export const lastRehearsal = (): RehearsalResult | undefined => z.safeParse(result, deviceStore.getJson(place)).data

/** Keeps a result; a browser that keeps nothing shows it as long as the page. */
export const keepRehearsal = (kept: RehearsalResult): void => deviceStore.setJson(place, kept)
