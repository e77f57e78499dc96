import * as z from 'zod/mini'

/** Version of the messages; a host app reads it in `ready` (docs/unity.md). */
export const bridgeVersion = 1

/** What the app tells the host app. Every message goes out as JSON with `tsudoi`, the version. */
export type ToHost =
  /** The first page stands; from now on messages are heard. */
  | { type: 'ready' }
  /** Another page is on the screen. `canGoBack`: the host's back button should ask with `back`, else it may close. */
  | { type: 'page'; path: string; title: string; canGoBack: boolean }
  /** Whether a member is logged in; never who, and never a token. */
  | { type: 'session'; isMember: boolean }
  /** An outside address (https), to be opened in the system's browser. */
  | { type: 'open'; url: string }
  /** Something to be shared by the system's sheet. */
  | { type: 'share'; title: string; url: string }
  /** A video of the embedded page (R055) has played to its end; what comes next is the host's. */
  | { type: 'videoEnded'; videoId: string }
  /** Nowhere to go back to: the host may close the webview. */
  | { type: 'close' }

const pixels = z.number().check(z.gte(0), z.lte(200))

/** What the host app tells the app. A plain union: the one that looks at `type` first is 0.5 kB of every first load. */
export const toApp = z.union([
  /** The device's back button: one page back, or the app answers with `close`. */
  z.object({ type: z.literal('back') }),
  /**
   * Go to a page of ours: a path such as `/channel/ip-hoshiyomi`, never another origin. A browser drops tabs and line
   * breaks of an address and reads a backslash as a slash: with them `/` would begin the name of another host.
   */
  z.object({ type: z.literal('navigate'), path: z.string().check(z.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u)) }),
  /** Room that the device needs at its edges, in CSS pixels. */
  z.object({ type: z.literal('insets'), top: pixels, right: pixels, bottom: pixels, left: pixels }),
  /** The webview is out of sight: whatever plays stops. */
  z.object({ type: z.literal('pause') }),
])
export type ToApp = z.infer<typeof toApp>

/**
 * A message as it came, JSON or already an object; undefined when it is none of ours: webviews talk to pages for many
 * reasons.
 */
export function readMessage(raw: unknown): ToApp | undefined {
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw
    return z.safeParse(toApp, value).data
  } catch {
    return undefined
  }
}
