import * as z from 'zod/mini'
import { instant, shownText } from '../schema.ts'

/** A live talk for which a ticket is valid, in the answers about tickets and events (Q322). */
export const openedLivetalk = z.object({
  /** Id of the live talk (C131). */
  livetalkId: z.string(),
  title: shownText,
  /** When the first slot of the live talk begins. */
  startTime: instant,
})
/** A live talk for which a ticket is valid. */
export type OpenedLivetalk = z.infer<typeof openedLivetalk>
