import { createContext, type Dispatch, type SetStateAction } from 'react'

/** The settings that a page sets for the frame around it. */
export interface FrameSettings {
  /** A link back, which replaces the logo on phones. */
  back?: { label: string; href: string } | undefined
  /** The channel that the page belongs to: header and tab bar show its accent colour. */
  channel?: { id: string; seed?: string | undefined } | undefined
  /** Whether the frame uses the dark theme of the stage, whatever theme the reader prefers. */
  isStage: boolean
}

/** The settings for a page that sets none. */
export const defaultFrameSettings: FrameSettings = { isStage: false }

/**
 * The settings of the frame before its page sets any. The server sets them to those of the page that it renders. The
 * browser sets them to those in the HTML, until the page is hydrated.
 */
export const initialFrameSettings: { current: FrameSettings } = { current: defaultFrameSettings }

/** Stores a page's settings for the renderer on the server, which runs no effects. Does nothing in a browser. */
export function storeServerFrameSettings(settings: FrameSettings): void {
  if (!globalThis.window) initialFrameSettings.current = settings
}

const areSame = (one: FrameSettings, other: FrameSettings) =>
  one.isStage === other.isStage &&
  one.back?.label === other.back?.label &&
  one.back?.href === other.back?.href &&
  one.channel?.id === other.channel?.id &&
  one.channel?.seed === other.channel?.seed

/** Makes a setter for the frame's settings that re-renders the frame only if they differ. */
export const frameSettingsSetter =
  (setSettings: Dispatch<SetStateAction<FrameSettings>>) =>
  (next: FrameSettings): void =>
    setSettings((last) => (areSame(last, next) ? last : next))

/** The function by which a page sets the settings of its frame. Without a frame it does nothing. */
export const FrameContext = createContext<(settings: FrameSettings) => void>(() => {})
