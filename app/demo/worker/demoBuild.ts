/** What the build tells the worker (tools/demo/build.ts). */
export interface DemoBuild {
  /** Names this build: another one lays the programme out anew. */
  mark: string
  /** Headers of the product's pages, as `npm start` sends them. */
  headers: Readonly<Record<'pages' | 'card', Readonly<Record<string, string>>>>
}

declare const DEMO: DemoBuild

export const demoBuild = DEMO
