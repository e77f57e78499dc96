import type { createCards, createHandler } from '../../app/server/main.ts'
import type { AppShell } from '../../app/server/renderDocument.ts'
import type { Host } from '../../contracts/hosts.ts'

/** What the app's server needs to know about its build. */
export interface BuiltApp {
  shell: AppShell
  /** Headers of every answer, of pages, and of the card document. */
  headers: Readonly<Record<'everywhere' | 'pages' | 'card', Readonly<Record<string, string>>>>
  /** The product's card as PNG in base64, and its version, for a runtime that cannot draw cards. */
  card: { png: string; version: string }
  /** The addresses of the hosts in the build. Those that begin with a slash are forwarded by the web server. */
  hosts: Readonly<Record<Host, string>>
}

/** The built server of an app, for the programs that run it. */
export interface BuiltServer {
  createHandler: typeof createHandler
  createCards: typeof createCards
  app: BuiltApp
}
