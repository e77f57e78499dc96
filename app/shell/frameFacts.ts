import { createContext, type Dispatch, type SetStateAction } from 'react'

/** The facts that a page sets for the frame around it. */
export interface FrameFacts {
  /** A link back, which replaces the logo on phones. */
  back?: { label: string; href: string } | undefined
  /** The channel that the page belongs to: header and tab bar show its accent colour. */
  channel?: { id: string; seed?: string | undefined } | undefined
  /** Whether the frame uses the dark theme of the stage, whatever theme the reader prefers. */
  isStage: boolean
}

/** The facts for a page that sets none. */
export const defaultFrameFacts: FrameFacts = { isStage: false }

/**
 * The facts of the frame before its page sets any. The server sets them to those of the page that it renders. The
 * browser sets them to those in the HTML, until the page is hydrated.
 */
export const initialFrameFacts: { current: FrameFacts } = { current: defaultFrameFacts }

/** Stores a page's facts for the renderer on the server, which runs no effects. Does nothing in a browser. */
export function storeServerFacts(facts: FrameFacts): void {
  if (!globalThis.window) initialFrameFacts.current = facts
}

const areSame = (one: FrameFacts, other: FrameFacts) =>
  one.isStage === other.isStage &&
  one.back?.label === other.back?.label &&
  one.back?.href === other.back?.href &&
  one.channel?.id === other.channel?.id &&
  one.channel?.seed === other.channel?.seed

/** Makes a setter for the frame's facts that re-renders the frame only if they differ. */
export const frameFactsSetter =
  (setFacts: Dispatch<SetStateAction<FrameFacts>>) =>
  (next: FrameFacts): void =>
    setFacts((last) => (areSame(last, next) ? last : next))

/** The function by which a page sets the facts of its frame. Without a frame it does nothing. */
export const FrameContext = createContext<(facts: FrameFacts) => void>(() => {})
