/**
 * Given once deploys are followed (newBuild.ts), after the first content: loads the page that one has just gone to anew
 * where a newer build is out and nothing is interrupted. True: it is being loaded.
 */
export const takeNewBuild: { atNavigation: (from: string, to: string) => boolean } = { atNavigation: () => false }
