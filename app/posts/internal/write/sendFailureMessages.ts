import { ApiError } from '../../../api/apiError.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { isDecidedByServer } from '../../../api/isDecidedByServer.ts'
import { errorSentenceOf } from '../../../errors/formErrors.ts'
import { EarlierSendSucceeded, EditConflict } from './send.mutations.ts'

/** Which message to show where, after a post could not be sent. The composer shows the text again. */
export interface SendFailureMessages {
  /** The message to show below the text field. */
  error?: string | undefined
  /** The message to show above the text field. */
  message?: string | undefined
  /** The text that the post has now on the server. The user is asked before it is overwritten. */
  newer?: string
  /** Whether to send the uploads again, because the server no longer accepts them. */
  renews?: true
  /** Whether the dialog of the error catalogue is shown. */
  hasDialog?: true
}

const notSent = '投稿できませんでした。書いた内容は、ここに残っています。'
const unknownOutcome = '投稿できたか、まだ確かめられていません。文は残っています。送り直しても、二重にはなりません。'
/** The server does not say whether the forbidden word is in the text or in a description. */
const alsoAlts = '写真や動画の説明も、確かめてください。'
const earlierWasPosted = '先に送った文は、投稿されていました。いまの文を送ると、別の投稿になります。'

/**
 * Chooses the message for a post that could not be sent: beside the field for a problem of its text, or in a dialog if
 * the specification requires one.
 */
export function sendFailureMessagesOf(error: unknown, hasMedia: boolean): SendFailureMessages {
  if (error instanceof EditConflict) return { newer: error.text }
  if (error instanceof EarlierSendSucceeded) return { message: earlierWasPosted, ...(hasMedia && { renews: true }) }
  if (!(error instanceof ApiError)) return { message: notSent }
  if (error.kind === 'guest' || error.kind === 'unsent') return { message: notSent }
  // The outcome is unknown if the call was sent before it was aborted or its session ended: the server may have stored
  // the post.
  if (isAbandoned(error)) return { message: error.status === undefined ? unknownOutcome : notSent }
  if (!isDecidedByServer(error)) return { message: `${errorSentenceOf(error)}${unknownOutcome}` }
  if (error.messageCode === 'InvalidModeration')
    return { error: hasMedia ? `${errorSentenceOf(error)}${alsoAlts}` : errorSentenceOf(error) }
  if (error.messageCode !== 'InvalidArgument') return { message: notSent, hasDialog: true }
  return hasMedia
    ? { message: `${errorSentenceOf(error)}写真と動画を、送り直しています。`, renews: true }
    : { error: errorSentenceOf(error) }
}
