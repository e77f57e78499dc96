import type { createCards, createHandler } from '../../app/server/main.ts'
import type { AppShell } from '../../app/server/renderDocument.ts'
import type { Host } from '../../contracts/hosts.ts'

/** The data about the build that the app's server needs. */
export interface BuiltApp {
  shell: AppShell
  /** Headers of every answer, headers of pages, and headers of the card document. */
  headers: Readonly<Record<'everywhere' | 'pages' | 'card', Readonly<Record<string, string>>>>
  /** The product's share card as PNG in base64, and its version, for a runtime that cannot draw cards. */
  card: { png: string; version: string }
  /**
   * The addresses of the API hosts in the build. If an address begins with a slash, the web server forwards the
   * requests.
   */
  hosts: Readonly<Record<Host, string>>
}

/** The exports of the built server that the programs which run it use. */
export interface BuiltServer {
  createHandler: typeof createHandler
  createCards: typeof createCards
  app: BuiltApp
}
