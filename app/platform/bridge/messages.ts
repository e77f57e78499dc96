import * as z from 'zod/mini'

/** Version of the message format; sent with each message (docs/unity.md). */
export const bridgeVersion = 1

/** Messages from the app to the host app. Each is sent as JSON with the version as `tsudoi`. */
export type MessageToHost =
  /** The first page is rendered, and the app listens for messages. */
  | { type: 'ready' }
  /**
   * The page changed. `canGoBack`: whether `back` closes something or goes one page back. The device's back button
   * sends `back` in any case: if there is nothing to go back to, the app answers `close`.
   */
  | { type: 'page'; path: string; title: string; canGoBack: boolean }
  /** Whether a member is logged in. It does not contain the member's id or a token. */
  | { type: 'session'; isMember: boolean }
  /** An external address (https) to open in the system's browser. */
  | { type: 'open'; url: string }
  /** Something to share through the system's share sheet. */
  | { type: 'share'; title: string; url: string }
  /**
   * A page with an entry code is shown, or was left: set the screen to full brightness and keep it on, or undo that.
   */
  | { type: 'screen'; isBright: boolean }
  /** A video of the embedded page has ended; the host app decides what follows (R055). */
  | { type: 'videoEnded'; videoId: string }
  /** There is no page to go back to: the host app may close the webview. */
  | { type: 'close' }

const pixels = z.number().check(z.gte(0), z.lte(200))

/**
 * The messages from the host app to the app. A plain union, because zod's discriminated union adds 0.5 kB to every
 * first load.
 */
export const messageToApp = z.union([
  /**
   * The user pressed the device's back button. The app closes the open dialog or menu, or goes one page back, or
   * answers with `close`.
   */
  z.object({ type: z.literal('back') }),
  /**
   * Navigate to a page of the app: a path such as `/channel/ip-hoshiyomi`, never another origin. A browser ignores tabs
   * and line breaks in an address and reads a backslash as a slash, so they could turn the path into another host.
   */
  z.object({ type: z.literal('navigate'), path: z.string().check(z.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u)) }),
  /** Safe-area insets of the device, in CSS pixels. */
  z.object({ type: z.literal('insets'), top: pixels, right: pixels, bottom: pixels, left: pixels }),
  /** The host app has hidden the webview, so the app pauses all media. */
  z.object({ type: z.literal('pause') }),
])
/** A message from the host app to the app. */
export type MessageToApp = z.infer<typeof messageToApp>

/**
 * Parses a received message (JSON or an object); undefined for other messages, which webviews send for their own
 * purposes.
 */
export function readMessage(raw: unknown): MessageToApp | undefined {
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw
    return z.safeParse(messageToApp, value).data
  } catch {
    return undefined
  }
}
