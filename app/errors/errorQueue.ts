import { createStore } from '../session/createStore.ts'
import type { CatalogueEntry } from './catalogueEntry.ts'

/** An error that waits for its dialog. */
export interface ErrorMessage extends CatalogueEntry {
  /** One dialog for the same thing at the same time. */
  key: string
  /** What was thrown, for whoever records it. */
  error?: unknown
  /** A page to go on to, as a second button. */
  lead?: { label: string; href: string }
}

/** Dialogs one at a time, in the order in which they came; the first one is open. */
export const useErrorQueue = createStore<{ messages: readonly ErrorMessage[] }>(() => ({ messages: [] }))

/** Queues an error; none is lost, and what already waits is not shown twice. */
export function enqueue(message: ErrorMessage): void {
  useErrorQueue.setState(({ messages }) =>
    messages.some(({ key }) => key === message.key) ? { messages } : { messages: [...messages, message] },
  )
}

/** Closes the open dialog; the next one follows. */
export function dequeue(): void {
  useErrorQueue.setState(({ messages }) => ({ messages: messages.slice(1) }))
}

/** After a logout nothing that the old session said matters any more. */
export function clearErrors(): void {
  useErrorQueue.setState({ messages: [] })
}
