/**
 * Hook for navigations. `newBuild.ts` replaces the function after the first content: it then reloads the target page if
 * a newer build is available and nothing is interrupted. Returns true if the page is being reloaded.
 */
export const newBuildReload: { atNavigation: (from: string, to: string) => boolean } = { atNavigation: () => false }
