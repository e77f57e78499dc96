import { createStore } from '../session/createStore.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'

/** A queued error that waits for its dialog. */
export interface ErrorMessage extends CatalogueEntry {
  /** Identifies the error: if one with the same key is queued, this one opens no second dialog. */
  key: string
  /** The value that was thrown, for error reports. */
  error?: unknown
  /** The label and address of a second button, which opens a page. */
  lead?: { label: string; href: string }
}

/** The queued errors in the order in which they occurred. The dialog of the first error is open. */
export const useErrorQueue = createStore<{ messages: readonly ErrorMessage[] }>(() => ({ messages: [] }))

/** Queues an error, unless one with the same key is queued already. */
export function enqueueError(message: ErrorMessage): void {
  useErrorQueue.setState(({ messages }) =>
    messages.some(({ key }) => key === message.key) ? { messages } : { messages: [...messages, message] },
  )
}

/** Closes the open dialog; the next one opens. */
export function dequeueError(): void {
  useErrorQueue.setState(({ messages }) => ({ messages: messages.slice(1) }))
}

/** Empties the queue after a logout: the errors of the old session no longer matter. */
export function clearErrors(): void {
  useErrorQueue.setState({ messages: [] })
}
