import { createContext, type Dispatch, type SetStateAction } from 'react'

/** What a page says of itself to the frame around it. */
export interface FrameFacts {
  /** Way back, in place of the mark on phones. */
  back?: { label: string; href: string }
  /** The channel the page is in: header and tab bar hold its penlight. */
  channel?: { id: string; seed?: string }
  /** With the lights down, whatever the reader prefers: the frame goes dark with the page. */
  isStage: boolean
}

export const noFacts: FrameFacts = { isStage: false }

const areSame = (one: FrameFacts, other: FrameFacts) =>
  one.isStage === other.isStage &&
  one.back?.label === other.back?.label &&
  one.back?.href === other.back?.href &&
  one.channel?.id === other.channel?.id &&
  one.channel?.seed === other.channel?.seed

/** States facts to the frame, which is rendered again only where they differ. */
export const keepIfSame =
  (setFacts: Dispatch<SetStateAction<FrameFacts>>) =>
  (next: FrameFacts): void =>
    setFacts((last) => (areSame(last, next) ? last : next))

/** How a page reaches the frame it stands in; without one it says it to nobody. */
export const FrameContext = createContext<(facts: FrameFacts) => void>(() => {})
