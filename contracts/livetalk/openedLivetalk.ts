import * as z from 'zod/mini'
import { instant, shownText } from '../schema.ts'

/** A live talk that a ticket opens, as tickets and events name it (Q322). */
export const openedLivetalk = z.object({
  /** Id of the live talk (C131). */
  livetalkId: z.string(),
  title: shownText,
  /** When its first slot begins. */
  startTime: instant,
})
export type OpenedLivetalk = z.infer<typeof openedLivetalk>
