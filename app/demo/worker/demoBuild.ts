/** Constants that the build inserts into the worker (tools/demo/buildDemo.ts). */
export interface DemoBuild {
  /** Id of this build. When it changes, the demo creates its schedule again. */
  mark: string
  /** Response headers of the product's pages, the same ones that `npm start` sends. */
  headers: Readonly<Record<'pages' | 'card', Readonly<Record<string, string>>>>
}

declare const DEMO: DemoBuild

/** The constants of this build. */
export const demoBuildConstants = DEMO
