import { ApiError } from '../../../api/apiError.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { isAnswered } from '../../../api/isAnswered.ts'
import { sentenceOf } from '../../../errors/formErrors.ts'
import { EarlierPosted, NewerEdit } from './send.mutations.ts'

/** What is said where, after something was not posted; all that was written is there again. */
export interface Outcome {
  /** Below the field. */
  error?: string
  /** Above it. */
  message?: string
  /** One's own post as it stands now: it is asked before it is overwritten. */
  newer?: string
  /** Uploads that the host does not take any more are sent anew. */
  renews?: true
  /** The dialog of the catalogue says it. */
  hasDialog?: true
}

const kept = '投稿できませんでした。書いた内容は、ここに残っています。'
const unsure = '投稿できたか、まだ確かめられていません。文は残っています。送り直しても、二重にはなりません。'
/** The host does not say where the word stands. */
const alsoAlts = '写真や動画の説明も、確かめてください。'
const earlier = '先に送った文は、投稿されていました。いまの文を送ると、別の投稿になります。'

/**
 * Where each way of failing is said: at the field what is wrong with the text, in a dialog what the documents say so.
 */
export function outcomeOf(error: unknown, hasMedia: boolean): Outcome {
  if (error instanceof NewerEdit) return { newer: error.text }
  if (error instanceof EarlierPosted) return { message: earlier, ...(hasMedia && { renews: true }) }
  if (!(error instanceof ApiError)) return { message: kept }
  if (error.kind === 'guest' || error.kind === 'unsent') return { message: kept }
  // It had left before it was aborted, or before its session ended: the host may have it.
  if (isAbandoned(error)) return { message: error.status === undefined ? unsure : kept }
  if (!isAnswered(error)) return { message: `${sentenceOf(error)}${unsure}` }
  if (error.messageCode === 'InvalidModeration')
    return { error: hasMedia ? `${sentenceOf(error)}${alsoAlts}` : sentenceOf(error) }
  if (error.messageCode !== 'InvalidArgument') return { message: kept, hasDialog: true }
  return hasMedia
    ? { message: `${sentenceOf(error)}写真と動画を、送り直しています。`, renews: true }
    : { error: sentenceOf(error) }
}
