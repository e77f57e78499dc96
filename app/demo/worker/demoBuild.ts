/** Constants that the build inserts into the worker (tools/demo/buildDemo.ts). */
export interface DemoBuild {
  /** Id of this build. A different one recreates the demo's schedule. */
  mark: string
  /** Response headers of the product's pages, the same that `npm start` sends. */
  headers: Readonly<Record<'pages' | 'card', Readonly<Record<string, string>>>>
}

declare const DEMO: DemoBuild

/** The constants of this build. */
export const demoBuild = DEMO
